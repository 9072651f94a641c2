import type { z } from 'zod';

export type Issue = z.core.$ZodIssue;

export function isSamePath(a: readonly PropertyKey[], b: readonly PropertyKey[]): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
