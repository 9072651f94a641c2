import { styleText } from 'node:util';
import { sortDiagnostics } from '../../src/compiler/diagnostics/diagnostic.ts';
import { diagnosticLine, report } from '../../src/compiler/diagnostics/report.ts';
import { createLoader } from '../read/load.ts';
import { createReadBlob } from '../read/read-blob.ts';
import { countRemaining, releaseReport } from '../../src/compiler/diagnostics/release-report.ts';
import {
  checkDay,
  checkHistory,
  checkPublished,
  checkRelease,
  checkWeb,
} from '../../src/compiler/check/run-rules.ts';
import { translationNotes } from '../../src/compiler/translate/translation-notes.ts';
import { fixContent } from './fix.ts';
import { reportGithub } from './workflow-commands.ts';
import type { CheckOptions } from './options.ts';
import { findGone } from './find-gone.ts';
import { publishedContent } from './published-content.ts';

export interface CheckResult {
  /** The lines for standard error: fixes, errors and warnings. */
  errorOutput: string[];
  /** The lines for standard output: the result in the requested format. */
  result: string[];
  /** True if the exit code is 1. */
  failed: boolean;
}

/**
 * Checks the content. With `--fix` it first writes the safe fixes.
 * @param root the folder that contains content/
 */
export async function checkContent(
  root: string,
  { fix, release, links, github }: CheckOptions,
  colour = false,
): Promise<CheckResult> {
  const emphasize = colour ? makeBold : undefined;
  const load = createLoader();
  const failures: string[] = [];
  const fixed = fix ? await fixContent(root, load, (sentence) => void failures.push(sentence)) : [];
  const fixLines = fixed.map((diagnostic) => `fixed: ${diagnosticLine(diagnostic)}`);
  const fixes = [...fixLines, ...failures];
  const loaded = await load(root);
  const { files, published } = loaded;
  const isValid = loaded.diagnostics.length === 0;
  const dateWarnings = isValid ? checkDay(loaded, new Date()) : [];
  const translationWarnings = isValid ? await checkHistory(loaded, createReadBlob(root)) : [];
  const past = isValid ? await publishedContent(root) : undefined;
  const lostAddresses = past ? checkPublished(loaded, past) : [];
  const deadLinks = isValid && links ? await checkWeb(loaded, findGone) : [];
  const tasks = isValid ? checkRelease(loaded) : [];
  const errors = [...loaded.diagnostics, ...deadLinks];
  const warnings = sortDiagnostics([
    ...loaded.warnings,
    ...dateWarnings,
    ...translationWarnings,
    ...lostAddresses,
  ]);
  const all = { files, diagnostics: release ? [...errors, ...tasks] : errors, warnings };
  const failed = all.diagnostics.length > 0;

  if (github) return { errorOutput: fixes, result: [reportGithub(all)], failed };
  const text = report({ files, diagnostics: errors, warnings }, emphasize);
  const errorOutput = text === '' ? fixes : [...fixes, text];
  if (errors.length > 0) return { errorOutput, result: [], failed };
  const result = release
    ? [releaseReport(tasks, files, emphasize), ...translationNotes(published, translationWarnings)]
    : [successLine(tasks.length)];
  return { errorOutput, result, failed };
}

function makeBold(text: string): string {
  return styleText('bold', text, { validateStream: false });
}

function successLine(taskCount: number): string {
  const success = 'The content is in order.';
  return taskCount === 0
    ? success
    : `${success} ${countRemaining(taskCount)} (npm run check -- --release lists them).`;
}
