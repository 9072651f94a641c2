import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..');
const shelf = path.join(root, '.cache/programs');
/** What counts for every program: how it is compiled, and which packages npm has installed. */
const always = ['scripts/compiled.mjs', 'node_modules/.package-lock.json'];
/** Packages of native code or of few files, which would not start sooner inside a program. */
const apart =
  /^(?:vite|@vitejs\/|rolldown|@resvg\/|satori|playwright-core|prettier|sirv|subset-font)/;

/**
 * Compiles a file of TypeScript and all that it imports, packages as well, into one file of
 * JavaScript: one by one, Node takes most of a second to find and to load hundreds of small modules.
 * It is kept in .cache/ until one of the project's own files in it changes, or the packages do.
 * @param {string} program the path of the file, from the project's folder
 * @returns {Promise<{ address: string, inputs: string[] }>} the address to import it by, another one
 * after each change, and the paths of all files that it depends on, from the project's folder
 */
export async function compiled(program) {
  const name = path.relative(root, path.resolve(root, program)).replaceAll(/[\\/]/g, '-');
  const file = path.join(shelf, name.replace(/\.ts$/, '.mjs'));
  const { digest, inputs } = readKept(file) ?? (await compile(program, file));
  return { address: `${pathToFileURL(file)}?${digest}`, inputs };
}

/** What the last line of a compiled file notes, if the file and all that it was made of are the same. */
function readKept(file) {
  try {
    const bytes = readFileSync(file);
    const end = bytes.lastIndexOf('\n');
    const { digest, inputs } = JSON.parse(bytes.subarray(end + '\n//'.length).toString());
    return digestOf(bytes.subarray(0, end), inputs) === digest ? { digest, inputs } : undefined;
  } catch {
    return undefined;
  }
}

async function compile(program, file) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: path.resolve(root, program),
    cwd: root,
    platform: 'node',
    external: apart,
    plugins: [placesOfFiles],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({
    dir: shelf,
    entryFileNames: path.basename(file),
    codeSplitting: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
  const [{ code, map, moduleIds }] = output;
  const files = moduleIds.filter((id) => path.isAbsolute(id)).map((id) => path.relative(root, id));
  const inputs = [...always, ...files.filter((name) => !name.includes('node_modules'))];
  const digest = digestOf(code, inputs);
  mkdirSync(shelf, { recursive: true });
  replace(`${file}.map`, map.toString());
  replace(file, `${code}\n//${JSON.stringify({ digest, inputs })}`);
  return { digest, inputs };
}

/** Whoever reads the file meanwhile finds the old one or the new one, and never a part. */
function replace(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Programs read what stands beside their files, which they must find from the compiled one as well. */
const placesOfFiles = {
  name: 'places-of-files',
  transform: {
    filter: { id: /\.ts$/, code: 'import.meta.' },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
        .replaceAll('import.meta.filename', JSON.stringify(id))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      // All stays on its line.
      map: null,
    }),
  },
};

/** Where the project lies stands in a compiled file, too, so that one from elsewhere is foreign. */
function digestOf(code, inputs) {
  const hash = createHash('sha256').update(root).update(process.version).update(code);
  // One after the other, which for small files takes a fifth of waiting for each.
  for (const input of inputs) hash.update(input).update(readFileSync(path.join(root, input)));
  return hash.digest('hex');
}
