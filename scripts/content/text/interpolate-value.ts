import type { z } from 'zod';
import type { Position } from '../diagnostics/diagnostic.ts';
import { insertFacts, refuseFacts } from './insert-facts.ts';
import type { Segment } from './segments.ts';
import type { Facts } from './facts.ts';

/**
 * Inserts the facts into a value with text, and lists its references and errors.
 * @param facts undefined while nothing can be inserted; `none` for files that define facts
 */
export function interpolateValue(
  value: string,
  meta: z.core.GlobalMeta | undefined,
  facts: Facts | 'none' | undefined,
  position: Position,
): Pick<Segment, 'kind' | 'shown' | 'references' | 'diagnostics'> {
  const plain = { shown: value, references: [] };
  if (meta?.link || meta?.picture) {
    const kind = meta.link ? 'link' : 'picture';
    return { ...plain, kind, references: [{ kind, name: value, ...position }] };
  }
  if (!meta?.words) return { ...plain, kind: 'value' };
  if (!facts) return { ...plain, kind: 'copy' };
  const said =
    facts === 'none' ? refuseFacts(value, meta.blanks) : insertFacts(value, facts, meta.blanks);
  return {
    kind: 'copy',
    shown: said.text,
    references: said.facts.map((name) => ({ kind: 'fact', name, ...position })),
    diagnostics: said.explanations.map((explanation) => ({ ...position, ...explanation })),
  };
}
