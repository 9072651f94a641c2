import { socialNames } from '../../../../site/fields/social.ts';
import { definesFacts } from '../../../content-types/content-types.ts';
import { positionAt } from '../../../diagnostics/position.ts';
import { atField, siteFile, type ContentFile } from '../../../read/resolve/content-file.ts';
import type { Facts } from '../../../read/facts/facts.ts';
import { outermost, referencesIn } from '../../../read/resolve/segments.ts';
import type { DefinedFacts } from '../../../read/resolve/defined-facts.ts';
import { createFactFinder } from './find-facts.ts';
import type { FindFacts } from './matches.ts';
import type { LanguageFiles, Rule } from '../rule.ts';
import { asField, say } from '../../../../site/fields/say.ts';
import { explainRepetition, ownContact } from '../../../read/facts/own-contact.ts';

export const hardCodedFact = {
  id: 'hard-coded-fact',
  level: 'warning',
  scope: 'language',
  summary: 'Text and links name a fact instead of repeating it.',
  check({
    files,
    definedFacts,
    originals,
  }: Pick<LanguageFiles, 'files' | 'definedFacts' | 'originals'>) {
    if (!definedFacts) return [];
    const findFacts = createFactFinder(definedFacts);
    const original = siteFile(originals, 'business');
    // A translation has only the facts that are text.
    const definitions = original ? [definedFacts.file, original] : [definedFacts.file];
    return files
      .filter(({ textFile }) => !definesFacts(textFile))
      .flatMap((file) => [
        ...findInText(file, findFacts, definedFacts, definitions),
        ...findInLinks(file, definedFacts, definitions),
      ]);
  },
} satisfies Rule;

function findInText(
  { textFile: { path, text }, segments }: ContentFile,
  findFacts: FindFacts,
  definedFacts: DefinedFacts,
  definitions: readonly ContentFile[],
) {
  return outermost(segments)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ raw, start: segmentStart, notation }) =>
      findFacts(raw).map(({ start, end, fact, isNearMiss }) => {
        const written = raw.slice(start, end);
        const replace = `{${fact}}`;
        // {phone} at the beginning of a YAML value would need quotes, which the fix cannot add.
        const needsQuotes =
          start === 0 && typeof notation === 'object' && notation.type === 'scalar';
        return {
          path,
          ...positionAt(text, segmentStart + start),
          message: isNearMiss
            ? say`"${{ text: written }}" is nearly the ${{ field: asField(fact) }} of the shop. If you mean it, write ${{ replace }}.`
            : explainRepetition(written, replace),
          fix: isNearMiss || needsQuotes ? undefined : { find: written, replace },
          related: definitionOf(fact, definedFacts, definitions),
        };
      }),
    );
}

function findInLinks(
  file: ContentFile,
  definedFacts: DefinedFacts,
  definitions: readonly ContentFile[],
) {
  const { business, facts } = definedFacts;
  return referencesIn(file, 'link').flatMap(({ name: url, line, column }) => {
    const contact = ownContact(url, facts) ?? socialPageOf(url, business);
    if (contact === undefined) return [];
    const message = explainRepetition(url, contact);
    const fix = { find: url, replace: contact };
    const related = definitionOf(factOf(contact, facts), definedFacts, definitions);
    return [{ path: file.textFile.path, line, column, message, fix, related }];
  });
}

/** Returns the fact or field of a contact: `phone` for `call`, `social.facebook` for `facebook`. */
function factOf(contact: string, facts: Facts): string {
  if (socialNames.some((name) => name === contact)) return `social.${contact}`;
  return Object.hasOwn(facts, contact) ? contact : 'phone';
}

/** Returns the name of the shop's social page with this URL. */
function socialPageOf(url: string, { social }: DefinedFacts['business']): string | undefined {
  return socialNames.find((name) => normalizeUrl(social?.[name] ?? '') === normalizeUrl(url));
}

function normalizeUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.|m\.)?/, '')
    .replace(/\/$/, '');
}

/** Returns the position where a fact or a field such as `social.facebook` is defined, in the first file that has it. */
function definitionOf(
  fact: string,
  { business, file }: DefinedFacts,
  definitions: readonly ContentFile[],
) {
  const field = Object.hasOwn(business.facts, fact) ? ['facts', fact] : fact.split('.');
  const hasField = ({ frontMatter }: ContentFile) =>
    frontMatter.scalars.some(({ path }) => field.every((key, index) => path[index] === key));
  return atField(definitions.find(hasField) ?? file, field);
}
