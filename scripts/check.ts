import path from 'node:path';
import { load } from './content/load.ts';
import { report } from './content/report.ts';

const { problems } = await load(path.join(import.meta.dirname, '..'));
if (problems.length > 0) {
  console.error(report(problems));
  process.exitCode = 1;
} else {
  console.log('The content is in order.');
}
