import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { subtractDiagnostics, type Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import {
  replacement,
  replaceRanges,
  type Replacement,
} from '../../src/compiler/diagnostics/fixes.ts';
import { positionAt } from '../../src/compiler/diagnostics/position.ts';
import { lineOf } from '../support/line-of.ts';
import type { CompileResult } from '../../src/compiler/compile.ts';
import { casesIn, readTables, save } from '../content/table.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { damage } from './mutations.ts';
import { anyFile } from './fixture.ts';

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

/** Loads the content with each fix alone. @returns the diagnostics whose fix does not help */
async function findIneffectiveFixes(content: SiteCopy): Promise<string[]> {
  const result = await content.load();
  const ineffective: string[] = [];
  for (const diagnostic of result.diagnostics) {
    const source = result.files.find((loaded) => loaded.source.path === diagnostic.path)?.source;
    const fix = source && replacement(source.text, diagnostic);
    if (!fix) continue;
    const { text, path } = source;
    const fixed = replaceRanges(text, [fix]);
    content.write(path, fixed);
    const after = { ...(await content.load()), text: fixed };
    if (!isHelpful(diagnostic, fix, { ...result, text }, after)) {
      ineffective.push(`${lineOf(diagnostic)}: ${text.split('\n')[diagnostic.line - 1]}`);
    }
    content.write(path, text);
  }
  return ineffective;
}

const filesToDamage = fc.array(fc.tuple(anyFile, damage), { minLength: 1, maxLength: 5 });
const cases = Object.values(readTables()).flatMap(casesIn);

describe('a fix removes an error from its lines and adds none', () => {
  test.for(cases.map((testCase) => [testCase.title, testCase] as const))(
    '%s',
    async ([, { files: saved }], { content }) => {
      save(content, saved);
      expect(await findIneffectiveFixes(content)).toEqual([]);
    },
  );

  test.for([0, 1, 2, 3, 4, 5])('in 10 damaged copies of the site, seed %i', (seed, { content }) =>
    fc.assert(
      fc
        .asyncProperty(filesToDamage, async (files) => {
          for (const [{ path, text }, damageText] of files) content.write(path, damageText(text));
          expect(await findIneffectiveFixes(content)).toEqual([]);
        })
        .afterEach(() => content.restore()),
      { seed, numRuns: 10 },
    ),
  );
});
