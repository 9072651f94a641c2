import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import {
  subtractDiagnostics,
  type Diagnostic,
} from '../../scripts/content/diagnostics/diagnostic.ts';
import {
  replacement,
  replaceRanges,
  type Replacement,
} from '../../scripts/content/diagnostics/fixes.ts';
import { positionAt } from '../../scripts/content/diagnostics/position.ts';
import { lineOf } from '../support/line-of.ts';
import type { LoadResult } from '../../scripts/content/load.ts';
import { casesIn, readTables, save } from '../content/table.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { damage } from './mutations.ts';
import { file } from './fixture.ts';

/** Returns true if a fix removes an error from its lines and adds no new error. */
function isHelpful(
  { path, line }: Diagnostic,
  { start, end, replace }: Replacement,
  [text, fixed]: readonly [string, string],
  [resultBefore, resultAfter]: readonly [LoadResult, LoadResult],
): boolean {
  const first = Math.min(line, positionAt(text, start).line);
  const inLines = ({ diagnostics }: LoadResult, last: number) =>
    diagnostics.filter((error) => error.path === path && first <= error.line && error.line <= last);
  const before = inLines(resultBefore, positionAt(text, end).line);
  const after = inLines(resultAfter, positionAt(fixed, start + replace.length).line);
  // An error with a safe fix was only hidden by the old error, so it does not count.
  const hidden = new Set(subtractDiagnostics(after, before).filter(({ fix }) => fix?.safe));
  const remaining = after.filter((error) => !hidden.has(error));
  return subtractDiagnostics(remaining, before).length === 0 && remaining.length < before.length;
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
    if (!isHelpful(diagnostic, fix, [text, fixed], [result, await content.load()])) {
      ineffective.push(`${lineOf(diagnostic)}: ${text.split('\n')[diagnostic.line - 1]}`);
    }
    content.write(path, text);
  }
  return ineffective;
}

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
        .asyncProperty(
          fc.array(fc.tuple(file, damage), { minLength: 1, maxLength: 5 }),
          async (damagedFiles) => {
            for (const [{ path, text }, damageText] of damagedFiles)
              content.write(path, damageText(text));
            expect(await findIneffectiveFixes(content)).toEqual([]);
          },
        )
        .afterEach(() => content.restore()),
      { seed, numRuns: 10 },
    ),
  );
});
