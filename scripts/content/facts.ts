import { hoursSentence } from '../../src/lib/hours.ts';
import { addressLine } from '../../src/lib/address.ts';
import type { Singletons } from '../../src/singletons/schemas.ts';
import type { Finding } from './diagnostics/diagnostic.ts';
import { advise } from './diagnostics/suggest.ts';

/** The files of content/site that the facts are made from. */
export const factFiles: readonly string[] = ['business', 'calendar'];

/** What each fact's name stands for. */
export type Facts = Readonly<Record<string, string>>;

/** The facts that have fields of their own in business.mdx, in words. */
export function builtInFacts({
  business,
  calendar,
}: Pick<Singletons, 'business' | 'calendar'>): Facts {
  return {
    name: business.name,
    tagline: business.tagline,
    slogan: business.slogan,
    phone: business.phone,
    email: business.email,
    address: addressLine(business.address),
    hours: hoursSentence(business.hours, calendar),
  };
}

/** Words with their facts, and what is wrong with the brackets that name none. */
export interface FilledWords {
  words: string;
  faults: Finding[];
}

/**
 * Puts facts into words: `{phone}` becomes the number.
 * @param blanks names that are no facts, since the page fills them in
 */
export function insertFacts(
  words: string,
  facts: Facts,
  blanks: readonly string[] = [],
): FilledWords {
  const faults: Finding[] = [];
  const result = words.replaceAll(bracketed, (whole, inside: string) => {
    const name = inside.trim();
    if (blanks.includes(name)) return `{${name}}`;
    const value = factValue(name, facts);
    if (value === undefined) faults.push(unknownFact(name, facts, blanks));
    return value ?? whole;
  });
  if (/[{}]/.test(words.replaceAll(bracketed, ''))) {
    const message = 'a curly bracket stands here without its partner; {phone} has one at each end';
    faults.push({ message });
  }
  return { words: result, faults };
}

/** Leaves words that facts are made from as they are, and refuses facts in them. */
export function refuseFacts(words: string, blanks: readonly string[] = []): FilledWords {
  const { faults } = insertFacts(words, {}, blanks);
  const message =
    'facts are made from this file, so none can stand in it; write the words themselves';
  return { words, faults: faults.length > 0 ? [{ message }] : [] };
}

const bracketed = /\{([^{}]*)\}/g;

/** The words of a fact; undefined where there is none of this name. */
export function factValue(name: string, facts: Facts): string | undefined {
  return Object.hasOwn(facts, name) ? facts[name] : undefined;
}

/** Refuses curly brackets that hold more than a name. */
export const expressionMessage =
  'curly brackets hold the name of a fact, such as {phone}, and nothing else';

/** What to tell somebody who wrote a name in curly brackets that is no fact. */
export function unknownFact(name: string, facts: Facts, blanks: readonly string[] = []): Finding {
  if (!/^[A-Za-z_]+$/.test(name)) {
    return { message: expressionMessage };
  }
  const known = [...blanks, ...Object.keys(facts)];
  const { hint, mend } = advise(name, known);
  return { message: `there is no fact "${name}" in content/site/business.mdx${hint}`, mend };
}
