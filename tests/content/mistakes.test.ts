import { expect } from 'vitest';
import { sortDiagnostics } from '../../scripts/content/diagnostics/diagnostic.ts';
import { report, type ReportInput } from '../../scripts/content/diagnostics/report.ts';
import { releaseReport } from '../../scripts/content/diagnostics/release-report.ts';
import { checkDay, checkExternal, checkRelease } from '../../scripts/content/run-rules.ts';
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

/** The hosts whose responses have another status than 200. */
const statuses: Record<string, number> = { 'gone.example': 404, 'busy.example': 503 };
const respond = async (url: string | URL | Request) => {
  const { host } = new URL(String(url));
  return new Response(undefined, { status: statuses[host] ?? 200 });
};

interface Result {
  result: ReportInput;
  /** Empty if the files are valid. */
  report: string;
}

/** Checks the content after some files were saved. */
type Check = (content: SiteCopy, saved: readonly SavedFile[]) => Promise<Result>;

const checkErrors: Check = async (content) => {
  const result = await content.load();
  return { result, report: result.diagnostics.length > 0 ? report(result) : '' };
};

/**
 * Reports all warnings, also about dates, git and links. If the content is translated, it reports
 * only the warnings of the saved files.
 */
const checkWarnings: Check = async (content, saved) => {
  const loaded = await content.load();
  if (loaded.diagnostics.length > 0) return { result: loaded, report: '' };
  const access = { root: content.root, request: respond };
  const all = sortDiagnostics([
    ...loaded.warnings,
    ...checkDay(loaded, today),
    ...(await checkExternal(loaded, 'git', access)),
    ...(await checkExternal(loaded, 'web', access)),
  ]);
  const isTranslated = loaded.languages.length > 1;
  const reported = all.filter(
    ({ path }) => !isTranslated || saved.some((file) => file.path === path),
  );
  const result = {
    diagnostics: reported.filter(({ severity }) => severity !== 'warning'),
    warnings: reported.filter(({ severity }) => severity === 'warning'),
    files: loaded.files,
  };
  return { result, report: report(result) };
};

/** Reports the tasks in the saved files before publishing. */
const checkTasks: Check = async (content, saved) => {
  const loaded = await content.load();
  if (loaded.diagnostics.length > 0) return { result: loaded, report: report(loaded) };
  const { files } = loaded;
  const tasks = checkRelease(loaded).filter((task) => saved.some(({ path }) => path === task.path));
  const taskReport = tasks.length > 0 ? releaseReport(tasks, files) : '';
  return { result: { diagnostics: tasks, files }, report: taskReport };
};

const checks: Readonly<Record<string, Check>> = {
  'warnings.md': checkWarnings,
  'translations.md': checkWarnings,
  'release.md': checkTasks,
};

/** Compares each table with the results. `vitest -u` writes the results into the table. */
test.for(Object.entries(readTables()))(
  'reports each mistake with its message and position: %s',
  async ([name, markdown], { content }) => {
    const cases = casesIn(markdown);
    expect(cases).not.toEqual([]);
    const check = checks[name] ?? checkErrors;
    const outcomes: Outcome[] = [];
    for (const { title, files, path } of cases) {
      save(content, files);
      const outcome = await check(content, files);
      expect(outcome.report, title).not.toBe('');
      outcomes.push({ report: outcome.report, cells: resultCells(outcome.result, path) });
      content.restore();
    }
    await expect(withOutcomes(markdown, outcomes)).toMatchFileSnapshot(pathOf(name));
  },
);
