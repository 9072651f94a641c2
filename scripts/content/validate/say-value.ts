import type { z } from 'zod';
import type { Position } from '../diagnostics/diagnostic.ts';
import type { Facts } from './facts.ts';
import { insertFacts, refuseFacts } from './insert-facts.ts';
import type { Words } from './words.ts';

/**
 * Inserts the facts into the value of a field or an attribute that visitors read, and notes what the value
 * names, and what is wrong with its curly brackets.
 * @param meta what the schema says of it
 * @param facts undefined while nothing can be inserted; `none` where facts are defined
 */
export function sayValue(
  value: string,
  meta: z.core.GlobalMeta | undefined,
  facts: Facts | 'none' | undefined,
  position: Position,
): Pick<Words, 'kind' | 'shown' | 'references' | 'diagnostics'> {
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
