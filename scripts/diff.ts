import path from 'node:path';
import { contentRootOf } from './content-root.ts';
import { describeChanges } from './diff/describe-changes.ts';
import { printResult } from './user-error.ts';

async function diff(ref = 'HEAD'): Promise<string> {
  const colour = process.stdout.isTTY && !process.env.NO_COLOR;
  return describeChanges(contentRootOf(path.join(import.meta.dirname, '..')), ref, colour);
}

await printResult(diff(process.argv[2]));
