import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { report } from './content/report.ts';
import { load } from './content/load.ts';

const { values } = parseArgs({ options: { 'no-offline': { type: 'boolean' } } });
const root = path.join(import.meta.dirname, '..');
const result = await load(root);
if (result.problems.length > 0) {
  console.error(report(result));
  process.exitCode = 1;
} else {
  const files = await buildSite(root, !values['no-offline']);
  console.log(`dist/ holds ${files.length} pages.`);
}
