import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decode } from '../content/read/encoding.ts';
import { load } from '../content/load.ts';
import { replacement, type Replacement } from '../content/diagnostics/fixes.ts';
import { createMemory } from '../content/memory.ts';
import type { Diagnostic } from '../content/diagnostics/diagnostic.ts';
import { preparePicture } from './prepare-picture.ts';

/** One fix may reveal the next mistake, line after line; nobody makes more than these. */
const rounds = 100;

/**
 * Writes every safe fix into the content, and touches nothing but the characters that it replaces:
 * comments, order, spacing and line ends stay. Pictures are renamed, and photos rewritten.
 * @param root the project's folder
 * @returns what was fixed, in the order in which it was
 */
export async function fixContent(root: string): Promise<Diagnostic[]> {
  const validate = createMemory();
  const fixed: Diagnostic[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { diagnostics } = await load(root, validate);
    const safe = diagnostics.filter((diagnostic) => diagnostic.fix?.safe);
    const done: Diagnostic[] = [];
    for (const file of new Set(safe.map((diagnostic) => diagnostic.path))) {
      const here = safe.filter((diagnostic) => diagnostic.path === file);
      const [first] = here;
      done.push(
        ...(first && file.startsWith('content/pictures/')
          ? await preparePicture(root, first)
          : await fixFile(path.join(root, file), here)),
      );
    }
    if (done.length === 0) break;
    fixed.push(...done);
  }
  return fixed;
}

/** @returns the diagnostics whose fixes were written */
async function fixFile(file: string, diagnostics: readonly Diagnostic[]): Promise<Diagnostic[]> {
  const bytes = await readFile(file);
  const { text: written, encoding } = decode(bytes);
  if (written === undefined) return [];
  const { text, offsetIn } = withLineFeeds(written);
  const done: Diagnostic[] = [];
  const replacements: Replacement[] = [];
  for (const diagnostic of diagnostics) {
    const found = replacement(text, diagnostic);
    if (!found || replacements.some((other) => overlaps(other, found))) continue;
    replacements.push(found);
    done.push(diagnostic);
  }
  const fixed = replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (changed, { start, end, replace }) =>
        changed.slice(0, offsetIn(start)) + replace + changed.slice(offsetIn(end)),
      written,
    );
  if (fixed === written && encoding === 'utf-8') return [];
  const mark = bytes.subarray(0, 3).equals(Buffer.from('\uFEFF')) ? '\uFEFF' : '';
  // The file is whole at any moment, also if the computer stops in between.
  const draft = path.join(path.dirname(file), `.${path.basename(file)}`);
  await writeFile(draft, mark + fixed);
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
