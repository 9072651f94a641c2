import path from 'node:path';
import { buildSite } from './build-site.ts';
import { report } from './content/report.ts';
import { load } from './content/load.ts';

const root = path.join(import.meta.dirname, '..');
const { model, problems } = await load(root);
if (problems.length > 0) {
  console.error(report(problems));
  process.exitCode = 1;
} else {
  const files = await buildSite(root);
  console.log(`dist/ holds ${files.length} pages.`);
  if (!model?.site.business.website) {
    console.log(
      'There is no "website" in content/site/business.mdx: search engines get no sitemap, and shared links no picture.',
    );
  }
}
