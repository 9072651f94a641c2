import type { Singletons } from '../../../../src/singletons/schemas.ts';

/**
 * Returns a function that finds the prices of facts with any separators: `Rs 4500` for `Rs 4,500`.
 * @param normalize replaces variants of characters in the values of facts
 */
export function createPriceFinder(
  { facts, currency }: Pick<Singletons['business'], 'facts' | 'currency'>,
  normalize: (text: string) => string,
) {
  const currencySymbol = String.raw`(?:Rs\b\.?|रु\.?|\p{Sc}|${currency})`;
  const amount = String.raw`(?:${currencySymbol} ?)?\d[\d.,]{0,12}\d(?: ?${currencySymbol})?`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${amount}(?![\p{L}\p{N}%])`, 'gu');
  const pricesIn = (text: string) =>
    [...text.matchAll(pattern)]
      .filter(([match]) => /\D/.test(match))
      .map(({ 0: match, index: start }) => ({ match, start, end: start + match.length }));
  const priceFacts = Object.entries(facts)
    .map(([fact, value]) => ({ fact, price: normalize(value) }))
    .filter(({ price }) => pricesIn(price)[0]?.match === price);
  return (text: string) =>
    pricesIn(text).flatMap(({ match, ...range }) => {
      const known = priceFacts.find(({ price }) => digitsOf(price) === digitsOf(match));
      return known ? [{ ...range, fact: known.fact, isNearMiss: known.price !== match }] : [];
    });
}

function digitsOf(price: string): string {
  return price.replaceAll(/\D/g, '');
}
