import { expect } from 'vitest';
import { sortDiagnostics } from '../../src/compiler/diagnostics/diagnostic.ts';
import { report, type ReportInput } from '../../src/compiler/diagnostics/report.ts';
import { releaseReport } from '../../src/compiler/diagnostics/release-report.ts';
import {
  checkDay,
  checkHistory,
  checkPublished,
  checkRelease,
  checkWeb,
} from '../../src/compiler/check/run-rules.ts';
import { requestAll } from '../../scripts/check/find-gone.ts';
import { load } from '../../scripts/read/load.ts';
import { createReadBlob } from '../../scripts/read/read-blob.ts';
import { fixture } from '../support/folders.ts';
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

const now = new Date('2026-11-22T12:00+05:45');

/** The content before a change, which visitors know. */
const published = load(fixture);

/** The HTTP statuses by host. All other hosts respond with 200. */
const statuses: Record<string, number> = { 'gone.example': 404 };
const respond = async (url: string | URL | Request) => {
  const { host } = new URL(String(url));
  return new Response(undefined, { status: statuses[host] ?? 200 });
};

interface Result {
  findings: ReportInput;
  /** Empty if the files are valid. */
  report: string;
}

/** Checks the content after some files were saved. */
type Check = (content: SiteCopy, saved: readonly SavedFile[]) => Promise<Result>;

/** Reports the errors. */
const checkErrors: Check = async (content) => {
  const loaded = await content.load();
  return { findings: loaded, report: loaded.diagnostics.length > 0 ? report(loaded) : '' };
};

/**
 * Reports all warnings, also about dates, git and links. If the content is translated, it reports
 * only the warnings of the saved files.
 */
const checkWarnings: Check = async (content, saved) => {
  const loaded = await content.load();
  if (loaded.diagnostics.length > 0) return { findings: loaded, report: '' };
  const all = sortDiagnostics([
    ...loaded.warnings,
    ...checkDay(loaded, now),
    ...(await checkHistory(loaded, createReadBlob(content.root))),
    ...checkPublished(loaded, await published),
    ...(await checkWeb(loaded, (urls) => requestAll(urls, respond))),
  ]);
  const isTranslated = loaded.languages.length > 1;
  const reported = all.filter(
    ({ path }) => !isTranslated || saved.some((file) => file.path === path),
  );
  const findings = {
    diagnostics: reported.filter(({ severity }) => severity !== 'warning'),
    warnings: reported.filter(({ severity }) => severity === 'warning'),
    files: loaded.files,
  };
  return { findings, report: report(findings) };
};

/** Reports what staff must do in the saved files before publishing. */
const checkTasks: Check = async (content, saved) => {
  const loaded = await content.load();
  if (loaded.diagnostics.length > 0) return { findings: loaded, report: report(loaded) };
  const { files } = loaded;
  const tasks = checkRelease(loaded).filter((task) => saved.some(({ path }) => path === task.path));
  const taskReport = tasks.length > 0 ? releaseReport(tasks, files) : '';
  return { findings: { diagnostics: tasks, files }, report: taskReport };
};

/** The checks by table. All other tables list errors. */
const checks: Readonly<Record<string, Check>> = {
  'warnings.md': checkWarnings,
  'translations.md': checkWarnings,
  'legacy-fonts.md': checkWarnings,
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
      const result = await check(content, files);
      expect(result.report, title).not.toBe('');
      outcomes.push({ report: result.report, cells: resultCells(result.findings, path) });
      content.restore();
    }
    await expect(withOutcomes(markdown, outcomes)).toMatchFileSnapshot(pathOf(name));
  },
);
