import { describe, expect } from 'vitest';
import { pathOf, readTables, test, type Site } from './site.ts';
import { casesIn, withReports } from './table.ts';

const { 'release.md': release = '', ...mistakes } = await readTables();

/** Compares the whole table with what is told now; `vitest -u` writes it into the table. */
async function compare(name: string, table: string, tell: Site['toldOnSaving']) {
  const cases = casesIn(table);
  const reports: string[] = [];
  for (const { files } of cases) reports.push(await tell(files));
  const silent = cases.filter((_case, index) => reports[index] === '');
  expect(silent.map(({ title }) => title)).toEqual([]);
  expect(cases).not.toEqual([]);
  await expect(withReports(table, reports)).toMatchFileSnapshot(pathOf(name));
}

describe('Somebody saves a mistake and is told, in these words, at this place', () => {
  for (const [name, table] of Object.entries(mistakes)) {
    test(name, ({ site }) => compare(name, table, site.toldOnSaving));
  }
});

test('Somebody wants to publish and is told what remains, in these words, at this place', async ({
  site,
}) => {
  await compare('release.md', release, site.toldOnPublishing);
});
