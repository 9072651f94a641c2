import { installed } from '../packages.ts';
import { result, type Result, type Unit } from '../result.ts';
import { variants, type Variant } from '../sites/sites.ts';
import { comparedWithFloor } from '../visits/floor.ts';
import type { Workshop } from '../workshop.ts';
import { categories, startAuditor, type Audit } from './audit.ts';

const units = { fcp: 'ms', lcp: 'ms', blocking: 'ms', shift: 'shift' } as const satisfies Partial<
  Record<keyof Audit, Unit>
>;
const names = Object.keys(units) as (keyof typeof units)[];

/** Lighthouse's scores of every page, and the vitals that it simulates for each variant. */
export async function lighthouse(workshop: Workshop): Promise<Result[]> {
  const { root, sites, runs, atEnd, browserArguments } = workshop;
  const { addresses, paths } = await sites();
  const folder = await installed(root, 'lighthouse');
  const { audit, stop } = await startAuditor(folder, await browserArguments());
  atEnd(stop);
  const results: Result[] = [];
  for (const path of paths) {
    const found: Record<Variant, Audit[]> = {
      'the site': [],
      'scripts removed': [],
      'client-rendered': [],
    };
    for (let run = 0; run < runs; run += 1) {
      for (const variant of variants) {
        const only = variant === 'the site' ? categories : (['performance'] as const);
        found[variant].push(await audit(addresses[variant] + path, only));
      }
    }
    const scores = categories.map((category) =>
      result(
        `${path} ${category}`,
        'score',
        found['the site'].map((one) => one.scores[category] ?? 0),
        100,
      ),
    );
    const vitals = variants.flatMap((variant) =>
      names.map((name) =>
        result(
          `${path} ${name}, ${variant}`,
          units[name],
          found[variant].map((one) => one[name]),
        ),
      ),
    );
    results.push(...scores, ...comparedWithFloor(vitals, path));
  }
  return results;
}
