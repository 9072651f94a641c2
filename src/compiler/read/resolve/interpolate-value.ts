import type { z } from 'zod';
import type { Position } from '../../diagnostics/diagnostic.ts';
import { insertFacts, rejectFacts } from '../facts/insert-facts.ts';
import type { Segment } from './segments.ts';
import type { Facts } from '../facts/facts.ts';

/**
 * Inserts the facts into the value of a field or an attribute, and lists its references and errors.
 * @param facts undefined while the facts have errors; `none` for files that define facts and so cannot
 * use them
 */
export function interpolateValue(
  value: string,
  meta: z.core.GlobalMeta | undefined,
  facts: Facts | 'none' | undefined,
  position: Position,
): Pick<Segment, 'kind' | 'visibleText' | 'references' | 'diagnostics'> {
  const plain = { visibleText: value, references: [] };
  const kind = meta?.kind;
  if (kind === 'link' || kind === 'picture') {
    return { ...plain, kind, references: [{ kind, name: value, ...position }] };
  }
  if (!meta?.isText) return { ...plain, kind: 'value' };
  if (!facts) return { ...plain, kind: 'text' };
  const inserted =
    facts === 'none'
      ? rejectFacts(value, meta.variables)
      : insertFacts(value, facts, meta.variables);
  return {
    kind: 'text',
    visibleText: inserted.text,
    references: inserted.facts.map((name) => ({ kind: 'fact', name, ...position })),
    diagnostics: inserted.explanations.map((explanation) => ({ ...position, ...explanation })),
  };
}
