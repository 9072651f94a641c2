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
interface Result {
  result: Reported;
  report: string;
}

type Check = (content: SiteCopy, saved: readonly SavedFile[]) => Promise<Result>;

const onSaving: Check = async (content) => {
  const result = await content.load();
  return { result, report: result.diagnostics.length > 0 ? report(result) : '' };
};

/** Returns the warnings for valid files. */
const onWarning: Check = async (content) => {
  const result = await content.load();
  return { result, report: result.diagnostics.length > 0 ? '' : report(result) };
};

/** Returns the errors that keep these files from being published. */
const onPublishing: Check = async (content, saved) => {
  const { files } = await content.load();
  const tasks = remaining(files).filter((task) => saved.some(({ path }) => path === task.path));
  const errors = await onSaving(content, saved);
  if (errors.report !== '' || tasks.length === 0) return errors;
  return { result: { diagnostics: tasks, files }, report: releaseReport(tasks, files) };
};

/** Compares the whole table with the current results. `vitest -u` writes them into the table. */
async function compare(name: string, table: string, content: SiteCopy, check: Check) {
  const cases = casesIn(table);
  const outcomes: Outcome[] = [];
  for (const { files, path } of cases) {
    for (const file of files) content.edit(file.path, file.text);
    const outcome = await check(content, files);
    outcomes.push({ report: outcome.report, cells: resultCells(outcome.result, path) });
    content.restore();
  }
  const empty = cases.filter((_case, index) => outcomes[index]?.report === '');
  expect(empty.map(({ title }) => title)).toEqual([]);
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
