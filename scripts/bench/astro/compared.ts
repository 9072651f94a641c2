import { result, type Result } from '../result.ts';

/**
 * What Astro and this site take for the same, in ms of each run.
 * @param share the most that this site may take of Astro's median
 */
export function comparedWithAstro(
  name: string,
  share: number,
  theirs: readonly number[],
  ours: readonly number[],
): Result[] {
  const astros = result(`${name}, Astro`, 'ms', theirs);
  return [astros, result(`${name}, this site`, 'ms', ours, share * astros.spread.median)];
}
