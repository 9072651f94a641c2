import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from '../content/read/encoding.ts';
import { loadCached } from '../content/load-cached.ts';
import { replacement, type Replacement } from '../content/diagnostics/fixes.ts';
import type { Problem } from '../content/diagnostics/diagnostic.ts';

/** One mend may bring to light what stood behind it, line after line; nobody makes more mistakes. */
const rounds = 100;

/**
 * Mends in the content whatever has one right answer, and touches nothing but the characters that
 * are wrong: notes, order, spacing and line ends stay.
 * @param root the project's folder
 * @returns what was mended, in the order in which it was
 */
export async function fix(root: string): Promise<Problem[]> {
  const mended: Problem[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { problems } = await loadCached(root);
    const certain = problems.filter(({ mend }) => mend?.certain);
    const done: Problem[] = [];
    for (const file of new Set(certain.map((problem) => problem.path))) {
      const here = certain.filter((problem) => problem.path === file);
      done.push(...(await mendFile(path.join(root, file), here)));
    }
    if (done.length === 0) break;
    mended.push(...done);
  }
  return mended;
}

/** @returns the problems whose mends were written */
async function mendFile(file: string, problems: readonly Problem[]): Promise<Problem[]> {
  const bytes = await readFile(file);
  const { text: written, encoding } = decode(bytes);
  if (written === undefined) return [];
  const { text, offsetIn } = withLineFeeds(written);
  const done: Problem[] = [];
  const replacements: Replacement[] = [];
  for (const problem of problems) {
    const found = replacement(text, problem);
    if (!found || replacements.some((other) => overlaps(other, found))) continue;
    replacements.push(found);
    done.push(problem);
  }
  const mended = replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (words, { start, end, right }) =>
        words.slice(0, offsetIn(start)) + right + words.slice(offsetIn(end)),
      written,
    );
  if (mended === written && encoding === 'utf-8') return [];
  const mark = bytes.subarray(0, 3).equals(Buffer.from('\uFEFF')) ? '\uFEFF' : '';
  // The file is whole at any moment, also if the computer stops in between.
  const draft = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(draft, mark + mended);
  await rename(draft, file);
  return done;
}

function overlaps(one: Replacement, other: Replacement): boolean {
  return one.start < other.end && other.start < one.end;
}

/** A text as the checks see it, with line feeds only, and where its characters stand in the file. */
function withLineFeeds(written: string) {
  const offsets: number[] = [];
  for (let index = 0; index <= written.length; index += 1) {
    if (written[index] !== '\n' || written[index - 1] !== '\r') offsets.push(index);
  }
  return {
    text: written.replaceAll(/\r\n?/g, '\n'),
    offsetIn: (offset: number) => offsets[offset] ?? written.length,
  };
}
