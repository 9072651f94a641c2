import { spread, type Spread } from './spread.ts';

/**
 * What a measured number counts: KB and MB are thousands and millions of bytes, `score` is
 * Lighthouse's and goes up to 100, `shift` has no unit.
 */
export type Unit = 'ms' | 'ms each' | 'KB' | 'MB' | 'score' | 'shift';

/** One thing that was measured, once or several times. */
export interface Result {
  /** What was measured of what, such as "/about FCP, scripts removed". */
  name: string;
  unit: Unit;
  spread: Spread;
  /** The budget: the median may be at most this, and a score at least. */
  limit?: number;
}

/** Puts the values of one thing together. @param values at least one */
export function result(
  name: string,
  unit: Unit,
  values: readonly number[],
  limit?: number,
): Result {
  return { name, unit, spread: spread(values), ...(limit !== undefined && { limit }) };
}

/** Whether a result keeps its budget; one without a budget does. */
export function keepsLimit({ unit, spread: { median }, limit }: Result): boolean {
  if (limit === undefined) return true;
  return unit === 'score' ? median >= limit : median <= limit;
}

/** The result of this name among others. @throws where there is none */
export function medianOf(results: readonly Result[], name: string): number {
  const found = results.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`"${name}" was not measured`);
  return found.spread.median;
}
