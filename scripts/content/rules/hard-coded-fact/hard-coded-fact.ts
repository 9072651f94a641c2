import { socialNames } from '../../../../src/fields/social.ts';
import { definesFacts } from '../../content-types/content-types.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { atField, type ContentFile } from '../../resolve/content-file.ts';
import { ownContact } from '../../text/own-contact.ts';
import { outermost, referencesIn } from '../../text/segments.ts';
import type { FactSource } from '../../resolve/fact-source.ts';
import { createFactFinder, type FoundFact } from './find-facts.ts';
import type { LanguageContent, LocatedFinding, Rule } from '../rule.ts';

export const hardCodedFact = {
  id: 'hard-coded-fact',
  level: 'warning',
  scope: 'language',
  summary: 'Text and links name a fact instead of repeating it.',
  check({ files, factSource }: Pick<LanguageContent, 'files' | 'factSource'>) {
    if (!factSource) return [];
    const findFacts = createFactFinder(factSource);
    return files
      .filter(({ source }) => !definesFacts(source))
      .flatMap((file) => [
        ...findInText(file, findFacts, factSource),
        ...findInLinks(file, factSource),
      ]);
  },
} satisfies Rule;

function findInText(
  { source: { path, text }, segments }: ContentFile,
  findFacts: ReturnType<typeof createFactFinder>,
  factSource: FactSource,
): LocatedFinding[] {
  return outermost(segments)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ source, start: segmentStart, notation }) =>
      findFacts(source).map((found) => {
        const { message, fix } = explain(source.slice(found.start, found.end), found);
        // {phone} at the beginning of a YAML value would need quotes, which the fix cannot add.
        const isYamlValue = typeof notation === 'object' && notation.type === 'scalar';
        return {
          path,
          ...positionAt(text, segmentStart + found.start),
          message,
          fix: isYamlValue && found.start === 0 ? undefined : fix,
          related: definitionOf(found.fact, factSource),
        };
      }),
    );
}

function findInLinks(file: ContentFile, factSource: FactSource): LocatedFinding[] {
  const { business, facts } = factSource;
  return referencesIn(file, 'link').flatMap(({ name: find, line, column }) => {
    const page = socialPageOf(find, business);
    const replace = ownContact(find, facts) ?? page;
    if (replace === undefined) return [];
    const fact = page ? `social.${page}` : Object.hasOwn(facts, replace) ? replace : 'phone';
    const message = insteadOf(find, replace);
    const related = definitionOf(fact, factSource);
    return [{ path: file.source.path, line, column, message, fix: { find, replace }, related }];
  });
}

/** Returns the name of the shop's social page with this URL. */
function socialPageOf(url: string, { social }: FactSource['business']): string | undefined {
  return socialNames.find((name) => normalizeUrl(social?.[name] ?? '') === normalizeUrl(url));
}

function normalizeUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
    .replace(/\/$/, '');
}

function explain(
  written: string,
  { fact, isNearMiss }: Pick<FoundFact, 'fact' | 'isNearMiss'>,
): Explanation {
  const replace = `{${fact}}`;
  return isNearMiss
    ? {
        message: `"${written}" is nearly the ${fact} of the shop. If you mean it, write ${replace}.`,
      }
    : { message: insteadOf(written, replace), fix: { find: written, replace } };
}

function insteadOf(written: string, name: string): string {
  const quoted = `"${written.replaceAll(/\s+/g, ' ')}"`;
  return `Write ${name} instead of ${quoted}. Facts are written once, in content/site/business.mdx.`;
}

/** Returns the position where a fact or a field such as `social.facebook` is defined. */
function definitionOf(fact: string, { business, file }: FactSource) {
  return atField(file, Object.hasOwn(business.facts, fact) ? ['facts', fact] : fact.split('.'));
}
