import * as fc from 'fast-check';
import { expect, inject } from 'vitest';
import { fixContent } from '../../scripts/check/fix.ts';
import type { CompileResult } from '../../src/compiler/compile.ts';
import { subtractDiagnostics, type Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import {
  replacement,
  replaceRanges,
  type Replacement,
} from '../../src/compiler/diagnostics/fixes.ts';
import { positionAt } from '../../src/compiler/diagnostics/position.ts';
import { casesIn, readTables, save } from '../content/table.ts';
import { lineOf } from '../support/line-of.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { anyFile, damage, damageCharacters, damageLines, files } from './damage.ts';

const linesOf = (text: string) => text.split(/\r\n?|\n/);

/** Checks a property of content in which files are damaged. */
const checkDamaged = (
  content: SiteCopy,
  damaged: fc.Arbitrary<(readonly [path: string, text: string | Buffer])[]>,
  numRuns: number,
  check: (damaged: (readonly [path: string, text: string | Buffer])[]) => Promise<void>,
) =>
  fc.assert(
    fc
      .asyncProperty(damaged, async (changed) => {
        for (const [path, text] of changed) content.write(path, text);
        await check(changed);
      })
      .afterEach(() => content.restore()),
    { numRuns: numRuns * inject('fuzzFactor') },
  );

/** All files of the site, each damaged. */
const damageAll = <Text>(change: fc.Arbitrary<(text: string) => Text>) =>
  fc.tuple(
    ...files.map(({ path, text }) => change.map((changeText) => [path, changeText(text)] as const)),
  );

test('fixing keeps undamaged lines', ({ content }) =>
  checkDamaged(content, damageAll(fc.oneof(damageLines, damageCharacters)), 3, async (damaged) => {
    await fixContent(content.root);
    for (const [index, [path, text]] of damaged.entries()) {
      const original = new Set(linesOf(files[index]?.text ?? ''));
      const undamaged = linesOf(String(text)).filter((line) => original.has(line));
      const fixed = new Set(linesOf(content.read(path)));
      expect(
        undamaged.filter((line) => !fixed.has(line)),
        `${path}:\n${text}`,
      ).toEqual([]);
    }
  }));

test('fixing applies all safe fixes in one run', ({ content }) =>
  checkDamaged(content, damageAll(damage), 2, async () => {
    await fixContent(content.root);
    const { diagnostics } = await content.load();
    expect(await fixContent(content.root)).toEqual([]);
    expect((await content.load()).diagnostics).toEqual(diagnostics);
  }));

const damagedFiles = fc.array(
  fc.tuple(anyFile, damage).map(([{ path, text }, change]) => [path, change(text)] as const),
  { minLength: 1, maxLength: 5 },
);

test('fixing removes the errors that it fixes', ({ content }) =>
  checkDamaged(content, damagedFiles, 5, async () => {
    const fixed = new Set((await fixContent(content.root)).map(lineOf));
    const remaining = await content.diagnostics();
    expect(remaining.filter((line) => fixed.has(line))).toEqual([]);
  }));

/** The text of a file, and the result of loading all content with this text. */
type Loaded = CompileResult & { text: string };

/** Returns true if a fix removes an error from its lines and adds no new error. */
function isHelpful(
  { path, line }: Diagnostic,
  { start, end, replace }: Replacement,
  before: Loaded,
  after: Loaded,
): boolean {
  const firstLine = Math.min(line, positionAt(before.text, start).line);
  const errorsUntil = ({ text, diagnostics }: Loaded, offset: number) => {
    const lastLine = positionAt(text, offset).line;
    const errors = diagnostics.filter((error) => error.path === path);
    return errors.filter((error) => firstLine <= error.line && error.line <= lastLine);
  };
  const errorsBefore = errorsUntil(before, end);
  const errorsAfter = errorsUntil(after, start + replace.length);
  const added = subtractDiagnostics(errorsAfter, errorsBefore);
  // An error with a safe fix was only hidden by the old error, so it does not count.
  const isHarmless = added.every((error) => error.fix?.safe);
  return isHarmless && errorsAfter.length - added.length < errorsBefore.length;
}

/** Loads the content with each fix alone. Expects that it removes an error and adds none. */
async function expectHelpfulFixes(content: SiteCopy) {
  const result = await content.load();
  for (const diagnostic of result.diagnostics) {
    const textFile = result.files.find(
      (loaded) => loaded.textFile.path === diagnostic.path,
    )?.textFile;
    const fix = textFile && replacement(textFile.text, diagnostic);
    if (!fix) continue;
    const { text, path } = textFile;
    const fixed = replaceRanges(text, [fix]);
    content.write(path, fixed);
    const after = { ...(await content.load()), text: fixed };
    const line = `${lineOf(diagnostic)}: ${text.split('\n')[diagnostic.line - 1]}`;
    expect(isHelpful(diagnostic, fix, { ...result, text }, after), line).toBe(true);
    content.write(path, text);
  }
}

const allCases = Object.values(readTables()).flatMap(casesIn);
/** All cases before a release, and every tenth one otherwise. */
const someCases = allCases.filter((_, index) => (index * inject('fuzzFactor')) % 10 === 0);

test('each fix helps in the tables of mistakes', async ({ content }) => {
  for (const { files: saved } of someCases) {
    save(content, saved);
    await expectHelpfulFixes(content);
    content.restore();
  }
});

test('each fix helps in damaged copies of the site', ({ content }) =>
  checkDamaged(content, damagedFiles, 20, () => expectHelpfulFixes(content)));
