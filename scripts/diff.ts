import { cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staleTranslations } from './content/translation/stale.ts';
import { diffReport } from './diff/diff-report.ts';
import { changedFiles, writePastContent } from './diff/past-content.ts';
import { makeValid } from './diff/make-valid.ts';
import { siteChanges } from './diff/site-changes.ts';
import { siteText } from './diff/site-text.ts';
import { printAnswer } from './refusal.ts';

const { CONTENT_ROOT: root = path.join(import.meta.dirname, '..') } = process.env;

/** What changes for visitors from a commit to the files as they are now, in sentences. */
async function diff(ref: string): Promise<string> {
  // Vite knows files by their real paths; on a Mac the temporary folder is a link.
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'diff-')));
  const past = { name: ref, folder: path.join(folder, 'past') };
  const now = { name: 'the files as they are now', folder: path.join(folder, 'now') };
  try {
    await mkdir(past.folder);
    await writePastContent(root, ref, past.folder);
    await cp(path.join(root, 'content'), path.join(now.folder, 'content'), { recursive: true });
    const { was, is, leftOut } = await makeValid(past, now);
    const [before, after] = await Promise.all([
      siteText(past.folder, was),
      siteText(now.folder, is),
    ]);
    const sections = siteChanges(before, after);
    const stale = await staleTranslations(root, is.files);
    const files = await changedFiles(root, ref);
    const colour = process.stdout.isTTY && !process.env.NO_COLOR;
    return diffReport({ ref, sections, files, leftOut, stale }, colour);
  } finally {
    await rm(folder, { recursive: true });
  }
}

await printAnswer(diff(process.argv[2] ?? 'HEAD'));
