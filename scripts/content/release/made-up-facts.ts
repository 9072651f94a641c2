import type { Singletons } from '../../../src/singletons/schemas.ts';
import type { ContentFile } from '../validate/validate-file.ts';
import { isBusiness } from '../facts.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';

/** The facts that the shop's file lists as placeholders, each where its value stands. */
export function madeUpFacts({ source, data, frontMatter }: ContentFile): FileDiagnostic[] {
  if (!isBusiness(source)) return [];
  const { placeholders = [] } = (data ?? {}) as Partial<Singletons['business']>;
  return placeholders.map((name) => ({
    ...frontMatter.positionOf([name]),
    message: `"${name}" is still made up; write what is true, then take ${name} off the list under "placeholders:"`,
  }));
}
