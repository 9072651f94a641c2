import { socialNames } from '../../../src/fields/social.ts';
import { holdsFacts } from '../content-types/content-types.ts';
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import { atField, type ContentFile } from '../validate/content-file.ts';
import { ownContact } from '../validate/own-contact.ts';
import { outermost, referencesIn } from '../validate/words.ts';
import type { FactSource } from '../validate/facts.ts';
import { createFactFinder, type FoundFact } from './find-facts.ts';

/**
 * Warnings about phone, e-mail, address, opening hours and social pages that are written out, in words
 * or as links: when they change, somebody would have to find them all.
 * @param files of the language of the facts
 */
export function writtenFacts(files: readonly ContentFile[], source: FactSource): Diagnostic[] {
  const find = createFactFinder(source);
  const others = files.filter((file) => !holdsFacts(file.source));
  return others
    .flatMap((file) => [...writtenInWords(file, find), ...writtenInLinks(file, source)])
    .map(({ fact, ...written }) => ({ ...written, related: placeOf(fact, source) }));
}

type WrittenFact = Diagnostic & { fact: string };

function writtenInWords(
  { source: { path, text }, words }: ContentFile,
  find: ReturnType<typeof createFactFinder>,
): WrittenFact[] {
  return outermost(words)
    .filter(({ kind }) => kind === 'copy')
    .flatMap(({ source, start: before, notation }) =>
      find(source).map(({ start, end, ...found }) => {
        const written = source.slice(start, end);
        const { message, fix } = explain(written, found);
        // A value that begins with a fact needs quotes around all of it.
        const isFirst = typeof notation === 'object' && notation.type === 'scalar' && start === 0;
        const position = positionAt(text, before + start);
        return { path, ...position, message, fix: isFirst ? undefined : fix, fact: found.fact };
      }),
    );
}

function writtenInLinks(file: ContentFile, { business, facts }: FactSource): WrittenFact[] {
  return referencesIn(file, 'link').flatMap(({ name: find, line, column }) => {
    const page = ownSocialPage(find, business);
    const replace = ownContact(find, facts) ?? page;
    if (replace === undefined) return [];
    const fact = page ? `social.${page}` : Object.hasOwn(facts, replace) ? replace : 'phone';
    const fix = { find, replace };
    return [{ path: file.source.path, line, column, message: insteadOf(find, replace), fix, fact }];
  });
}

/** The name of the social page of the shop at an address, however people write that. */
function ownSocialPage(link: string, { social }: FactSource['business']): string | undefined {
  return socialNames.find((name) => plainAddress(social?.[name] ?? '') === plainAddress(link));
}

function plainAddress(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
    .replace(/\/$/, '');
}

function explain(
  written: string,
  { fact, isOther }: Pick<FoundFact, 'fact' | 'isOther'>,
): Explanation {
  if (!isOther) {
    return {
      message: insteadOf(written, `{${fact}}`),
      fix: { find: written, replace: `{${fact}}` },
    };
  }
  return {
    message: `"${written}" is nearly the ${fact} of the shop; if that one is meant, write {${fact}}`,
  };
}

function insteadOf(written: string, name: string): string {
  const quoted = `"${written.replaceAll(/\s+/g, ' ')}"`;
  return `write ${name} instead of ${quoted}: facts are written once, in content/site/business.mdx`;
}

/** Where a fact is defined, or a part of one, such as `social.facebook`. */
function placeOf(fact: string, { business, file }: FactSource) {
  return atField(file, Object.hasOwn(business.facts, fact) ? ['facts', fact] : fact.split('.'));
}
