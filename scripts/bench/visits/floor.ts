import { medianOf, type Result } from '../result.ts';

/** How much slower than without any script a page may be painted. */
const allowance = 1.05;

/**
 * Gives the site's own results their budgets: paints as early as without scripts, nothing blocked,
 * nothing shifted.
 * @param results of one page, named as "/about fcp, the site"
 */
export function comparedWithFloor(results: readonly Result[], path: string): Result[] {
  const limits: Record<string, number> = {
    [`${path} blocking, the site`]: 0,
    [`${path} shift, the site`]: 0,
  };
  for (const paint of ['fcp', 'lcp']) {
    limits[`${path} ${paint}, the site`] =
      allowance * medianOf(results, `${path} ${paint}, scripts removed`);
  }
  return results.map((result) => {
    const limit = limits[result.name];
    return limit === undefined ? result : { ...result, limit };
  });
}
