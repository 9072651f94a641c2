import path from 'node:path';
import { contentRootOf } from './content-root.ts';
import { compareContent } from './diff/compare-content.ts';
import { diffReport } from './diff/diff-report.ts';
import { printResult } from './user-error.ts';

async function diff(ref = 'HEAD'): Promise<string> {
  const colour = process.stdout.isTTY && !process.env.NO_COLOR;
  const root = contentRootOf(path.join(import.meta.dirname, '..'));
  return diffReport(await compareContent(root, ref), colour);
}

await printResult(diff(process.argv[2]));
