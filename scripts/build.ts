import path from 'node:path';
import { parseArgs } from 'node:util';
import { dateInKathmandu } from '../src/links/kathmandu.ts';
import { OverBudget } from './budgets/keep-budgets.ts';
import { buildSite } from './build-site.ts';
import { countRemaining } from './content/release/release-report.ts';
import { remaining } from './content/release/remaining.ts';
import { report } from './content/report.ts';
import { createBuildStore } from './vite/content-store.ts';

const { values } = parseArgs({ options: { 'no-offline': { type: 'boolean' } } });
const root = path.join(import.meta.dirname, '..');
const store = createBuildStore(root);
const result = await store.latest();
if (result.problems.length > 0) {
  console.error(report(result));
  process.exitCode = 1;
} else {
  try {
    const files = await buildSite(root, !values['no-offline'], store);
    console.log(`dist/ holds ${files.length} pages.`);
    tellWhatRemains();
  } catch (error) {
    if (!(error instanceof OverBudget)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

function tellWhatRemains() {
  if (!result.model?.site.business.website) {
    console.log(
      'There is no "website" in content/site/business.mdx: search engines get no sitemap, and shared links no picture.',
    );
  }
  const things = remaining(result.files, dateInKathmandu(new Date()));
  if (things.length > 0) {
    console.log(`${countRemaining(things)}; npm run check -- --release lists them.`);
  }
}
