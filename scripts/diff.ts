import { rm } from 'node:fs/promises';
import path from 'node:path';
import { load } from './content/load.ts';
import { diffReport } from './diff/diff-report.ts';
import { CannotCompare, changedFiles, pastContent } from './diff/past-content.ts';
import { readable } from './diff/readable.ts';
import { siteChanges } from './diff/site-changes.ts';
import { siteSentences } from './diff/site-sentences.ts';

const root = path.join(import.meta.dirname, '..');

/** What changes for visitors from a commit to the files as they are now. */
async function diff(ref: string): Promise<string> {
  const past = await pastContent(root, ref);
  try {
    const { contents, leftOut } = readable([
      { name: ref, loaded: load(past) },
      { name: 'the files as they are now', loaded: load(root) },
    ]);
    const pages = siteChanges(siteSentences(contents[0]), siteSentences(contents[1]));
    const colour = process.stdout.isTTY && !process.env.NO_COLOR;
    return diffReport({ ref, pages, files: await changedFiles(root, ref), leftOut }, colour);
  } finally {
    await rm(past, { recursive: true });
  }
}

try {
  console.log(await diff(process.argv[2] ?? 'HEAD'));
} catch (error) {
  if (!(error instanceof CannotCompare)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
