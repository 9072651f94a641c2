import type { Explanation } from '../../diagnostics/diagnostic.ts';
import type { Facts } from '../../text/facts.ts';
import type { RuleInfo } from '../rule.ts';

/** Where signs are looked for: in a field or an attribute; in a paragraph as it is written; in the words or the code of a body. */
export type Place = 'field' | 'paragraph' | 'words' | 'words outside of links' | 'code';

/** Signs that visitors would see, and what to say of them. In sentences $0 and $1 stand for what was found. */
export type Mark = { in: Place | readonly Place[]; seen: RegExp } & (
  | {
      message: string;
      /** What to write instead, where that is known. */
      replace?: string;
      safe?: true;
    }
  | {
      /** Gives out nothing where the signs mean something else. */
      explain: (match: RegExpMatchArray, facts: Facts) => Explanation | undefined;
    }
);

/** Markup that a rule reports. */
export interface MarkupRule extends RuleInfo {
  marks: readonly Mark[];
}

/** What to say of signs that were found; undefined where they mean something else. */
export function explainMark(
  mark: Mark,
  match: RegExpMatchArray,
  facts: Facts,
): Explanation | undefined {
  if ('explain' in mark) return mark.explain(match, facts);
  const { message, replace, safe } = mark;
  const filled = (text: string) =>
    text.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  const fix = { find: match[0], replace: filled(replace ?? ''), ...(safe && { safe }) };
  return {
    message: filled(message),
    ...(replace !== undefined && { fix }),
  };
}
