import { describe, expect } from 'vitest';
import { report } from '../../scripts/content/diagnostics/report.ts';
import { releaseReport } from '../../scripts/content/release/release-report.ts';
import { remaining } from '../../scripts/content/release/remaining.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { casesIn, pathOf, readTables, withReports, type SavedFile } from './table.ts';

const { 'release.md': release = '', ...mistakes } = readTables();

type Report = (content: SiteCopy, saved: readonly SavedFile[]) => Promise<string>;

/** What somebody reads who has saved these files; empty if they are in order. */
const onSaving: Report = async (content) => {
  const result = await content.load();
  return result.diagnostics.length > 0 ? report(result) : '';
};

/** What somebody reads of these files who wants to publish them; empty if nothing remains. */
const onPublishing: Report = async (content, saved) => {
  const { files } = await content.load();
  const things = remaining(files).filter((thing) => saved.some(({ path }) => path === thing.path));
  return (
    (await onSaving(content, saved)) || (things.length > 0 ? releaseReport(things, files) : '')
  );
};

/** Compares the whole table with the reports of now; `vitest -u` writes them into the table. */
async function compare(name: string, table: string, content: SiteCopy, reportOf: Report) {
  const cases = casesIn(table);
  const reports: string[] = [];
  for (const { files } of cases) {
    for (const { path, text } of files) content.edit(path, text);
    reports.push(await reportOf(content, files));
    content.restore();
  }
  const silent = cases.filter((_case, index) => reports[index] === '');
  expect(silent.map(({ title }) => title)).toEqual([]);
  expect(cases).not.toEqual([]);
  await expect(withReports(table, reports)).toMatchFileSnapshot(pathOf(name));
}

describe('the check reports each saved mistake in these words and at this position', () => {
  test.for(Object.entries(mistakes))('%s', ([name, table], { content }) =>
    compare(name, table, content, onSaving),
  );
});

test('the list of what remains before publishing has these words and positions', ({ content }) =>
  compare('release.md', release, content, onPublishing));
