import path from 'node:path';
import { fix } from './check/fix.ts';
import { reportGithub } from './check/github.ts';
import { reportJson } from './check/json.ts';
import { readOptions, type CheckOptions } from './check/options.ts';
import { load, type LoadResult } from './content/load.ts';
import { problemLine, report } from './content/report.ts';

const root = path.join(import.meta.dirname, '..');

async function check({ format, fix: toFix }: CheckOptions) {
  for (const problem of toFix ? await fix(root) : []) {
    console.error(`mended: ${problemLine(problem)}`);
  }
  const result = await load(root);
  print(result, format);
  if (result.problems.length > 0) process.exitCode = 1;
}

function print(result: LoadResult, format: CheckOptions['format']) {
  if (format === 'json') console.log(reportJson(result));
  if (format === 'github') console.log(reportGithub(result));
  if (format !== 'text') return;
  const words = report(result, { colour: process.stderr.isTTY && !process.env.NO_COLOR });
  if (words !== '') console.error(words);
  if (result.problems.length === 0) console.log('The content is in order.');
}

const options = readOptions(process.argv.slice(2));
if ('refusal' in options) {
  console.error(options.refusal);
  process.exitCode = 2;
} else {
  await check(options);
}
