import type { Singletons } from '../../../../src/singletons/schemas.ts';

/** Returns a function that finds the prices of facts with any separators: `Rs 4500` for `Rs 4,500`. */
export function createPriceFinder(
  { facts, currency }: Pick<Singletons['business'], 'facts' | 'currency'>,
  searchable: (text: string) => string,
) {
  const currencySymbol = String.raw`(?:Rs\b\.?|रु\.?|\p{Sc}|${currency})`;
  const amount = String.raw`(?:${currencySymbol} ?)?\d[\d.,]{0,12}\d(?: ?${currencySymbol})?`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${amount}(?![\p{L}\p{N}%])`, 'gu');
  const pricesIn = (plain: string) =>
    [...plain.matchAll(pattern)]
      .filter(([match]) => /\D/.test(match))
      .map(({ 0: match, index: start }) => ({ match, start, end: start + match.length }));
  const prices = Object.entries(facts)
    .map(([fact, value]) => ({ fact, price: searchable(value) }))
    .filter(({ price }) => pricesIn(price)[0]?.match === price);
  return (plain: string) =>
    pricesIn(plain).flatMap(({ match, ...range }) => {
      const entry = prices.find(({ price }) => digitsOf(price) === digitsOf(match));
      return entry ? [{ ...range, fact: entry.fact, isNearMiss: entry.price !== match }] : [];
    });
}

function digitsOf(price: string): string {
  return price.replaceAll(/\D/g, '');
}
