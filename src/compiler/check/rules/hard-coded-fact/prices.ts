import type { Singletons } from '../../../../site/singletons/singleton-schemas.ts';
import { rupee } from '../../../text/rupee.ts';
import { createFinder, type FindFacts } from './matches.ts';

/**
 * Returns a function that finds the prices of facts in any notation: `Rs 4500` for `Rs 4,500`.
 * @param normalize replaces variants of characters in the values of facts
 */
export function createPriceFinder(
  { facts, currency }: Pick<Singletons['business'], 'facts' | 'currency'>,
  normalize: (text: string) => string,
): FindFacts {
  const currencySymbol = String.raw`(?:${rupee}|\p{Sc}|${currency})`;
  const amount = String.raw`(?:${currencySymbol} ?)?\d[\d.,]{0,12}\d(?: ?${currencySymbol}(?![\p{L}\p{M}]))?`;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}.,])${amount}(?![\p{Script=Latin}\p{N}%])`,
    'gu',
  );
  const prices = Object.entries(facts)
    .map(([fact, value]) => ({ fact, price: normalize(value) }))
    // A fact that contains a price and other text is not a price.
    .filter(({ price }) => isPrice(price) && price.match(pattern)?.[0] === price);
  return createFinder(pattern, ([match]) => {
    const known = prices.find(({ price }) => digitsOf(price) === digitsOf(match));
    if (!known || !isPrice(match)) return undefined;
    return { fact: known.fact, isNearMiss: known.price !== match };
  });
}

/** Returns false for a number without currency and separators, which may be anything. */
function isPrice(text: string): boolean {
  return /\D/.test(text);
}

function digitsOf(price: string): string {
  return price.replaceAll(/\D/g, '');
}
