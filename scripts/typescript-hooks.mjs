import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/**
 * Compiles files of TypeScript as Node loads them. What is JavaScript already, as all packages are,
 * goes past it, which a loader for everything would parse as well.
 */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  const { code, map, errors } = transformSync(file, await readFile(file, 'utf8'), {
    sourcemap: true,
  });
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${encode(map)}`;
  return { format: 'module', shortCircuit: true, source };
}

function encode(map) {
  return Buffer.from(JSON.stringify(map)).toString('base64');
}
