import path from 'node:path';
import { parseArgs } from 'node:util';
import { dateInKathmandu } from '../src/links/kathmandu.ts';
import { load } from './content/load.ts';
import { releaseReport } from './content/release/release-report.ts';
import { remaining } from './content/release/remaining.ts';
import { report } from './content/report.ts';

const { values } = parseArgs({ options: { release: { type: 'boolean', default: false } } });
const { problems, files } = await load(path.join(import.meta.dirname, '..'));
if (problems.length > 0) {
  console.error(report(problems));
  process.exitCode = 1;
} else if (values.release) {
  const things = remaining(files, dateInKathmandu(new Date()));
  console.log(releaseReport(things));
  if (things.length > 0) process.exitCode = 1;
} else {
  console.log('The content is in order.');
}
