import type { z } from 'zod';
import type { FileDiagnostic, Position } from '../diagnostics/diagnostic.ts';
import type { Facts } from './facts.ts';
import { insertFacts, refuseFacts } from './insert-facts.ts';
import type { Words } from './words.ts';

/** What a field or an attribute shows and names, and what is wrong with its curly brackets. */
export interface SaidValue extends Pick<Words, 'kind' | 'shown' | 'references'> {
  diagnostics: FileDiagnostic[];
}

/**
 * Inserts the facts into a value that visitors read, and notes what the value names.
 * @param meta what the schema says of it
 * @param facts undefined while nothing can be inserted; `none` where facts are defined
 */
export function sayValue(
  value: string,
  meta: z.core.GlobalMeta | undefined,
  facts: Facts | 'none' | undefined,
  position: Position,
): SaidValue {
  if (meta?.link || meta?.picture) {
    const kind = meta.link ? 'link' : 'picture';
    return {
      kind,
      shown: value,
      references: [{ kind, name: value, ...position }],
      diagnostics: [],
    };
  }
  if (!meta?.words) return { kind: 'value', shown: value, references: [], diagnostics: [] };
  if (!facts) return { kind: 'copy', shown: value, references: [], diagnostics: [] };
  const {
    text,
    facts: names,
    explanations,
  } = facts === 'none' ? refuseFacts(value, meta.blanks) : insertFacts(value, facts, meta.blanks);
  return {
    kind: 'copy',
    shown: text,
    references: names.map((name) => ({ kind: 'fact', name, ...position })),
    diagnostics: explanations.map((explanation) => ({ ...position, ...explanation })),
  };
}
