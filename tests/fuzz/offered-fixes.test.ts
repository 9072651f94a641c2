import { describe, expect } from 'vitest';
import type { Diagnostic } from '../../scripts/content/diagnostics/diagnostic.ts';
import { replacement } from '../../scripts/content/diagnostics/fixes.ts';
import { diagnosticLine } from '../../scripts/content/diagnostics/report.ts';
import type { LoadResult } from '../../scripts/content/load.ts';
import { casesIn, readTables } from '../content/table.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { mutate } from './mutations.ts';
import { seeded } from './random.ts';
import { files, texts } from './small-site.ts';

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
    const source = result.files.find((file) => file.source.path === diagnostic.path)?.source;
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

const { 'examples.md': _, ...tables } = readTables();
const cases = Object.values(tables).flatMap(casesIn);

describe('a fix that is offered takes its error away', () => {
  test.for(cases.map((one) => [one.title, one] as const))(
    '%s',
    async ([, { files: saved }], { content }) => {
      for (const { path, text } of saved) content.edit(path, text);
      expect(await withoutEffect(content)).toEqual([]);
    },
  );

  test.for(Array.from({ length: 60 }, (_value, index) => index))(
    'in spoilt files, round %i',
    async (round, { content }) => {
      const random = seeded(round);
      for (let count = 1 + random.below(5); count > 0; count -= 1) {
        const { path, text } = random.pick(files);
        content.write(path, mutate(text, random, texts));
      }
      expect(await withoutEffect(content)).toEqual([]);
    },
  );
});
