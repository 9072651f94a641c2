import type { Singletons } from '../../../../src/singletons/schemas.ts';

/** Finds the prices that facts hold, with any separators: `45,00` may be `Rs 4,500`. */
export function createPriceFinder(
  { facts, currency }: Pick<Singletons['business'], 'facts' | 'currency'>,
  searchable: (text: string) => string,
) {
  const sign = String.raw`(?:Rs\b\.?|रु\.?|\p{Sc}|${currency})`;
  const amount = String.raw`(?:${sign} ?)?\d[\d.,]{0,12}\d(?: ?${sign})?`;
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
      const same = known.find(({ price }) => digitsOf(price) === digitsOf(written));
      return same ? [{ ...range, fact: same.fact, isOther: same.price !== written }] : [];
    });
}

function digitsOf(price: string): string {
  return price.replaceAll(/\D/g, '');
}
