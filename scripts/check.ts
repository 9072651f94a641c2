import path from 'node:path';
import { dateInKathmandu } from '../src/lib/kathmandu.ts';
import { fixContent } from './check/fix.ts';
import { reportGithub } from './check/github.ts';
import { reportJson } from './check/json.ts';
import { readOptions, type CheckOptions } from './check/options.ts';
import { checkWebLinks } from './check/web-links.ts';
import { load } from './content/load.ts';
import { outdated } from './content/outdated.ts';
import { releaseReport } from './content/release/release-report.ts';
import { remaining } from './content/release/remaining.ts';
import { translationNotes } from './content/release/translation-notes.ts';
import { staleTranslations, staleWarning } from './content/translation/stale.ts';
import { sortDiagnostics } from './content/diagnostics/diagnostic.ts';
import { diagnosticLine, report } from './content/diagnostics/report.ts';

const root = path.join(import.meta.dirname, '..');
const colour = process.stderr.isTTY && !process.env.NO_COLOR;

async function check({ format, fix, release, links }: CheckOptions) {
  for (const diagnostic of fix ? await fixContent(root) : []) {
    console.error(`fixed: ${diagnosticLine(diagnostic)}`);
  }
  const loaded = await load(root);
  const isSound = loaded.diagnostics.length === 0;
  const past = isSound ? outdated(loaded.files, dateInKathmandu(new Date())) : [];
  const stale = isSound ? await staleTranslations(root, loaded.files) : [];
  const web =
    loaded.model && links
      ? await checkWebLinks(loaded.model, loaded.files)
      : { errors: [], warnings: [] };
  const result = {
    files: loaded.files,
    diagnostics: [...loaded.diagnostics, ...web.errors],
    warnings: sortDiagnostics([
      ...loaded.warnings,
      ...past,
      ...stale.map(staleWarning),
      ...web.warnings,
    ]),
  };
  const things = isSound && release ? remaining(result.files) : [];
  const all = { ...result, diagnostics: [...result.diagnostics, ...things] };
  if (all.diagnostics.length > 0) process.exitCode = 1;

  if (format === 'json') return console.log(reportJson(all));
  if (format === 'github') return console.log(reportGithub(all));
  const text = report(result, { colour });
  if (text !== '') console.error(text);
  if (result.diagnostics.length > 0) return;
  if (release) {
    console.log(releaseReport(things, result.files, { colour }));
    for (const note of translationNotes(loaded.files, stale)) console.log(note);
  } else console.log('The content is in order.');
}

const options = readOptions(process.argv.slice(2));
if ('refusal' in options) {
  console.error(options.refusal);
  process.exitCode = 2;
} else {
  await check(options);
}
