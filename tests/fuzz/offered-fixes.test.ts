import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Diagnostic } from '../../scripts/content/diagnostics/diagnostic.ts';
import { replacement } from '../../scripts/content/diagnostics/fixes.ts';
import { diagnosticLine } from '../../scripts/content/diagnostics/report.ts';
import type { LoadResult } from '../../scripts/content/load.ts';
import { casesIn, readTables } from '../content/table.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { damage } from './mutations.ts';
import { file } from './small-site.ts';

/** How often a diagnostic is reported; its column may move with what stands before it. */
function countOf({ diagnostics }: LoadResult, { path, line, message }: Diagnostic): number {
  return diagnostics.filter(
    (other) => other.path === path && other.line === line && other.message === message,
  ).length;
}

/** The diagnostics that are still there after their own fix is written. */
async function withoutEffect(content: SiteCopy): Promise<string[]> {
  const result = await content.load();
  const stubborn: string[] = [];
  for (const diagnostic of result.diagnostics) {
    const source = result.files.find((one) => one.source.path === diagnostic.path)?.source;
    const found = source && replacement(source.text, diagnostic);
    if (!found) continue;
    const { text, path } = source;
    content.write(path, text.slice(0, found.start) + found.replace + text.slice(found.end));
    if (countOf(await content.load(), diagnostic) >= countOf(result, diagnostic)) {
      stubborn.push(diagnosticLine(diagnostic));
    }
    content.write(path, text);
  }
  return stubborn;
}

const cases = Object.values(readTables()).flatMap(casesIn);

describe('a fix that is offered takes its error away', () => {
  test.for(cases.map((one) => [one.title, one] as const))(
    '%s',
    async ([, { files: saved }], { content }) => {
      for (const { path, text } of saved) content.edit(path, text);
      expect(await withoutEffect(content)).toEqual([]);
    },
  );

  test.for([0, 1, 2, 3, 4, 5])('in 10 contents with spoilt files, seed %i', (seed, { content }) =>
    fc.assert(
      fc
        .asyncProperty(
          fc.array(fc.tuple(file, damage), { minLength: 1, maxLength: 5 }),
          async (spoilt) => {
            for (const [{ path, text }, spoil] of spoilt) content.write(path, spoil(text));
            expect(await withoutEffect(content)).toEqual([]);
          },
        )
        .afterEach(() => content.restore()),
      { seed, numRuns: 10 },
    ),
  );
});
