import { describe, expect } from 'vitest';
import { sortDiagnostics } from '../../scripts/content/diagnostics/diagnostic.ts';
import { report, type ReportInput } from '../../scripts/content/diagnostics/report.ts';
import { releaseReport } from '../../scripts/content/diagnostics/release-report.ts';
import { checkDay, checkOutside, checkRelease } from '../../scripts/content/run-rules.ts';
import { test, type SiteCopy } from '../support/site-copy.ts';
import { resultCells } from './cells.ts';
import {
  casesIn,
  pathOf,
  readTables,
  save,
  withOutcomes,
  type Outcome,
  type SavedFile,
} from './table.ts';

const today = '2026-11-22';

/** Responds like a web in which some sites have moved and some do not respond. */
const respond = async (url: string | URL | Request) => {
  const { host } = new URL(String(url));
  const status = host.startsWith('gone.') ? 404 : host.startsWith('busy.') ? 503 : 200;
  return new Response(undefined, { status });
};

/** The result of a check after some files were saved. The report is empty if the files are valid. */
interface Result {
  result: ReportInput;
  report: string;
}

type Check = (content: SiteCopy, saved: readonly SavedFile[]) => Promise<Result>;

const checkErrors: Check = async (content) => {
  const result = await content.load();
  return { result, report: result.diagnostics.length > 0 ? report(result) : '' };
};

/** Reports all warnings, including those about dates, git and links. For a translation, only its listed. */
const checkWarnings: Check = async (content, saved) => {
  const loaded = await content.load();
  if (loaded.diagnostics.length > 0) return { result: loaded, report: '' };
  const outside = { root: content.root, request: respond };
  const found = sortDiagnostics([
    ...loaded.warnings,
    ...checkDay(loaded, today),
    ...(await checkOutside(loaded, 'git', outside)),
    ...(await checkOutside(loaded, 'web', outside)),
  ]);
  const isTranslated = loaded.languages.length > 1;
  const listed = found.filter(
    ({ path }) => !isTranslated || saved.some((file) => file.path === path),
  );
  const result = {
    diagnostics: listed.filter(({ severity }) => severity !== 'warning'),
    warnings: listed.filter(({ severity }) => severity === 'warning'),
    files: loaded.files,
  };
  return { result, report: report(result) };
};

/** Reports the tasks in the saved files before publishing. */
const checkTasks: Check = async (content, saved) => {
  const loaded = await content.load();
  const { files } = loaded;
  const tasks = checkRelease(loaded).filter((task) => saved.some(({ path }) => path === task.path));
  const errors = await checkErrors(content, saved);
  if (errors.report !== '' || tasks.length === 0) return errors;
  return { result: { diagnostics: tasks, files }, report: releaseReport(tasks, files) };
};

const checks: Readonly<Record<string, Check>> = {
  'warnings.md': checkWarnings,
  'translations.md': checkWarnings,
  'release.md': checkTasks,
};

/** Compares each table with the reports. `vitest -u` writes the reports into the table. */
describe('reports each mistake with this message and at this position', () => {
  test.for(Object.entries(readTables()))('%s', async ([name, table], { content }) => {
    const cases = casesIn(table);
    const outcomes: Outcome[] = [];
    for (const { files, path } of cases) {
      save(content, files);
      const outcome = await (checks[name] ?? checkErrors)(content, files);
      outcomes.push({ report: outcome.report, cells: resultCells(outcome.result, path) });
      content.restore();
    }
    const empty = cases.filter((_case, index) => outcomes[index]?.report === '');
    expect(empty.map(({ title }) => title)).toEqual([]);
    expect(cases).not.toEqual([]);
    await expect(withOutcomes(table, outcomes)).toMatchFileSnapshot(pathOf(name));
  });
});
