import type { FactSource } from '../facts.ts';
import { literal } from './fact-shapes.ts';
import { plainText } from './plain-text.ts';

/** A text that is a fact as it stands, and what to write instead. */
export interface FactText {
  /** Its name, as `positionOf` of the source takes it. */
  fact: string;
  /** Finds it in what `plainText` returns. */
  pattern: RegExp;
  fix: string;
}

/** The facts whose text is so special that whoever writes it means the fact. */
export function factTexts({ facts, business }: FactSource): FactText[] {
  const telling = Object.entries(facts)
    .filter(([name, value]) => !shaped.has(name) && isTelling(name, value))
    .map(([name, value]) => ({ fact: name, source: literal(plainText(value)), fix: `{${name}}` }));
  const { street, area, city, country } = business.address;
  const address = { fact: 'address', source: addressSource(street, area, [city, country]) };
  const social = Object.entries(business.social).map(([name, page]) => ({
    fact: `social.${name}`,
    source: literal(page),
    fix: name,
  }));
  return [...telling, { ...address, fix: '{address}' }, ...social].map(({ source, ...rest }) => ({
    ...rest,
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}.,+-])(?:${source})(?![\p{L}\p{N}])`, 'giu'),
  }));
}

/** Facts that are found by their shape, however they are written. */
const shaped: ReadonlySet<string> = new Set(['phone', 'email', 'address', 'hours']);

/** A name of two words, a number with a word or sign, or a phrase: not "7", not "all over Nepal". */
function isTelling(name: string, value: string): boolean {
  const words = value.split(/\s+/).length;
  if (name === 'name') return words > 1;
  return words > 4 || (/\d/.test(value) && value.length > 2 && !/^\d{1,4}$/.test(value));
}

/** Street and part of the city side by side, in either order; what follows may follow. */
function addressSource(street: string, area: string, rest: readonly string[]): string {
  const [one, other] = [street, area].map((part) => literal(part).replaceAll('\\s+', '\\s*'));
  const gap = String.raw`[\s,-]+`;
  const further = rest.map((part) => `(?:${gap}${literal(part)})?`).join('');
  return `(?:${one}${gap}${other}|${other}${gap}${one})${further}`;
}
