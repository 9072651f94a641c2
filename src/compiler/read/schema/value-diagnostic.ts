import type { z } from 'zod';
import type { Explanation } from '../../diagnostics/diagnostic.ts';

/** An error in a value, or in its name. */
export interface ValueDiagnostic extends Explanation {
  path: PropertyKey[];
  at: 'key' | 'value';
  /** The path of another value that this value contradicts. */
  related?: PropertyKey[];
}

export type Issue = z.core.$ZodIssue;

export function isSamePath(a: readonly PropertyKey[], b: readonly PropertyKey[]): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
