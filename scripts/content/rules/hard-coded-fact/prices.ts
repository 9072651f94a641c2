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
      .filter(([written]) => /\D/.test(written))
      .map(({ 0: written, index: start }) => ({ written, start, end: start + written.length }));
  const known = Object.entries(facts)
    .map(([fact, value]) => ({ fact, price: searchable(value) }))
    .filter(({ price }) => pricesIn(price)[0]?.written === price);
  return (plain: string) =>
    pricesIn(plain).flatMap(({ written, ...range }) => {
      const found = known.find(({ price }) => digitsOf(price) === digitsOf(written));
      return found ? [{ ...range, fact: found.fact, isNearMiss: found.price !== written }] : [];
    });
}

function digitsOf(price: string): string {
  return price.replaceAll(/\D/g, '');
}
