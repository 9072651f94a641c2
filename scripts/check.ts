import path from 'node:path';
import { checkContent } from './check/check-content.ts';
import { readOptions } from './check/options.ts';
import { contentRootOf } from './content-root.ts';
import { printResult } from './user-error.ts';

async function check(args: readonly string[]): Promise<string> {
  const options = readOptions(args);
  const root = contentRootOf(path.join(import.meta.dirname, '..'));
  const colour = process.stderr.isTTY && !process.env.NO_COLOR;
  const { errorOutput, result, failed } = await checkContent(root, options, colour);
  for (const text of errorOutput) console.error(text);
  if (failed) process.exitCode = 1;
  return result.join('\n');
}

const exitCodeForUserErrors = 2;
await printResult(check(process.argv.slice(2)), exitCodeForUserErrors);
