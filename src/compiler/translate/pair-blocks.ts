import { toAsciiDigits } from '../../site/lib/digits.ts';
import type { Segment } from '../read/resolve/segments.ts';
import { splitWords } from '../text/words.ts';
import { alignInOrder } from './align-in-order.ts';

/** A text of a translation, its counterpart in the original, and that text at the time of the translation. */
export interface BlockPair<Text extends Segment> {
  /** Undefined if the translation lacks this text. */
  own?: Text | undefined;
  /** Undefined if only the translation has this text. */
  other?: Text | undefined;
  old?: Text | undefined;
}

/**
 * Pairs the texts in the body of a translation with the texts of its original, in their order.
 * @param old the texts of the original at the time of the translation; undefined if they are unknown
 */
export function pairBlocks<Text extends Segment>(
  own: readonly Text[],
  other: readonly Text[],
  old: readonly Text[] = [],
): BlockPair<Text>[] {
  const oldOf = new Map(alignInOrder(own, old, crossSimilarity));
  const newOf = new Map(alignInOrder(old, other, sameSimilarity));
  const oldOfNew = new Map([...newOf].map(([before, after]) => [after, before]));
  const counterparts = new Map(
    own.flatMap((segment) => {
      const before = oldOf.get(segment);
      const after = before && newOf.get(before);
      return after ? [[segment, after] as const] : [];
    }),
  );
  const taken = new Set(counterparts.values());
  const similarity = (segment: Text, candidate: Text) => {
    if (counterparts.get(segment) === candidate) return certain;
    if (counterparts.has(segment) || taken.has(candidate)) return 0;
    return crossSimilarity(segment, candidate);
  };
  return alignInOrder(own, other, similarity).map(([segment, counterpart]) => ({
    own: segment,
    other: counterpart,
    old: (counterpart && oldOfNew.get(counterpart)) ?? (segment && oldOf.get(segment)),
  }));
}

/** The similarity of two texts that are a pair through the old text. */
const certain = 10;

/** Compares texts of one kind in one language by their words, from more than 0 to more than 1. */
export function sameSimilarity(a: Segment, b: Segment): number {
  if (a.label !== b.label) return 0;
  return 0.1 + overlap(wordsOf(a), wordsOf(b));
}

function wordsOf({ value }: Segment): string[] {
  return splitWords(value).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Compares texts of one kind in two languages by their numbers, facts and links, and by their lengths. */
function crossSimilarity(a: Segment, b: Segment): number {
  if (a.label !== b.label) return 0;
  const lengths = [a.value.length, b.value.length].map((length) => length + 1);
  const ratio = Math.min(...lengths) / Math.max(...lengths);
  return 0.1 + ratio / 5 + overlap(commonTokens(a), commonTokens(b));
}

/** Returns what a text has in every language. */
function commonTokens({ value, references }: Segment): string[] {
  // The files of a pair are read alone, without the facts of the site.
  const numbersAndFacts = toAsciiDigits(value).match(/\d+|\{\w+\}/g) ?? [];
  return [...numbersAndFacts, ...references.map(({ name }) => name)];
}

/** Returns the share of common items, from 0 to 1; of two empty lists, a third. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const [first, second] = [new Set(a), new Set(b)];
  if (first.size + second.size === 0) return 1 / 3;
  const common = [...first].filter((item) => second.has(item)).length;
  return (2 * common) / (first.size + second.size);
}
