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
    const find = createFactFinder(factSource);
    const findings = files.flatMap((file) =>
      definesFacts(file.source)
        ? []
        : [...findInText(file, find), ...findInLinks(file, factSource)],
    );
    return findings.map(({ fact, ...written }) => ({
      ...written,
      related: definitionOf(fact, factSource),
    }));
  },
} satisfies Rule;

type WrittenFact = LocatedFinding & { fact: string };

function findInText(
  { source: { path, text }, segments }: ContentFile,
  find: ReturnType<typeof createFactFinder>,
): WrittenFact[] {
  return outermost(segments)
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ source, start: segmentStart, notation }) =>
      find(source).map(({ start, end, ...match }) => {
        const repeated = source.slice(start, end);
        const { message, fix } = explain(repeated, match);
        // {phone} at the beginning of a YAML value would need quotes, which the fix cannot add.
        const isAtStart = typeof notation === 'object' && notation.type === 'scalar' && start === 0;
        const position = positionAt(text, segmentStart + start);
        return { path, ...position, message, fix: isAtStart ? undefined : fix, fact: match.fact };
      }),
    );
}

function findInLinks(file: ContentFile, { business, facts }: FactSource): WrittenFact[] {
  return referencesIn(file, 'link').flatMap(({ name: find, line, column }) => {
    const page = socialPageOf(find, business);
    const replace = ownContact(find, facts) ?? page;
    if (replace === undefined) return [];
    const fact = page ? `social.${page}` : Object.hasOwn(facts, replace) ? replace : 'phone';
    const fix = { find, replace };
    return [{ path: file.source.path, line, column, message: insteadOf(find, replace), fix, fact }];
  });
}

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
  if (!isNearMiss) {
    return {
      message: insteadOf(written, `{${fact}}`),
      fix: { find: written, replace: `{${fact}}` },
    };
  }
  return {
    message: `"${written}" is nearly the ${fact} of the shop. If you mean it, write {${fact}}.`,
  };
}

function insteadOf(written: string, name: string): string {
  const quoted = `"${written.replaceAll(/\s+/g, ' ')}"`;
  return `Write ${name} instead of ${quoted}. Facts are written once, in content/site/business.mdx.`;
}

/** Returns the position where a fact or a field such as `social.facebook` is defined. */
function definitionOf(fact: string, { business, file }: FactSource) {
  return atField(file, Object.hasOwn(business.facts, fact) ? ['facts', fact] : fact.split('.'));
}
