import { describe, expect } from 'vitest';
import { report, type Reported } from '../../scripts/content/diagnostics/report.ts';
import { releaseReport } from '../../scripts/content/release/release-report.ts';
import { remaining } from '../../scripts/content/release/remaining.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { resultCells } from './cells.ts';
import {
  casesIn,
  pathOf,
  readTables,
  withOutcomes,
  type Outcome,
  type SavedFile,
} from './table.ts';

const { 'release.md': release = '', 'warnings.md': warnings = '', ...mistakes } = readTables();

/**
 * The result of a check after some files were saved. The report is empty if the files are valid.
 */
interface Answer {
  told: Reported;
  report: string;
}

type Ask = (content: SiteCopy, saved: readonly SavedFile[]) => Promise<Answer>;

const onSaving: Ask = async (content) => {
  const told = await content.load();
  return { told, report: told.diagnostics.length > 0 ? report(told) : '' };
};

/** Returns the warnings for valid files. */
const onWarning: Ask = async (content) => {
  const told = await content.load();
  return { told, report: told.diagnostics.length > 0 ? '' : report(told) };
};

/** Returns the errors that keep these files from being published. */
const onPublishing: Ask = async (content, saved) => {
  const { files } = await content.load();
  const things = remaining(files).filter((thing) => saved.some(({ path }) => path === thing.path));
  const mistaken = await onSaving(content, saved);
  if (mistaken.report !== '' || things.length === 0) return mistaken;
  return { told: { diagnostics: things, files }, report: releaseReport(things, files) };
};

/** Compares the whole table with the current results. `vitest -u` writes them into the table. */
async function compare(name: string, table: string, content: SiteCopy, ask: Ask) {
  const cases = casesIn(table);
  const outcomes: Outcome[] = [];
  for (const { files, path } of cases) {
    for (const file of files) content.edit(file.path, file.text);
    const answer = await ask(content, files);
    outcomes.push({ report: answer.report, cells: resultCells(answer.told, path) });
    content.restore();
  }
  const silent = cases.filter((_case, index) => outcomes[index]?.report === '');
  expect(silent.map(({ title }) => title)).toEqual([]);
  expect(cases).not.toEqual([]);
  await expect(withOutcomes(table, outcomes)).toMatchFileSnapshot(pathOf(name));
}

describe('reports each mistake with this message and at this position', () => {
  test.for(Object.entries(mistakes))('%s', ([name, table], { content }) =>
    compare(name, table, content, onSaving),
  );
});

test('warns with this message and at this position of what may be published', ({ content }) =>
  compare('warnings.md', warnings, content, onWarning));

test('lists with this message and position what remains before publishing', ({ content }) =>
  compare('release.md', release, content, onPublishing));
