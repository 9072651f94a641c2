import { socialNames } from '../../../src/fields/social.ts';
import { chatNumber } from '../../../src/lib/phone.ts';
import { pagesFolder, singletonFolder } from '../content-types/content-types.ts';
import type { SourceFile } from '../read/read-content.ts';
import { atField, atName, isPage, type ContentFile } from '../resolve/content-file.ts';
import type { FactSource } from '../resolve/fact-source.ts';
import { missingSentence } from '../schema/sentences.ts';
import { referencesIn } from '../text/words.ts';
import { missingContact } from './links/contacts.ts';
import type { LocatedFinding, Rule } from './rule.ts';

type Business = FactSource['business'];

const file = 'content/site/business.mdx';

export const missingContactText: Rule = {
  id: 'missing-contact-text',
  level: 'error',
  scope: 'language',
  summary:
    'Files that may do without text about WhatsApp or social pages have it if the shop has these.',
  check: ({ complete, factSource }) =>
    factSource ? missingTexts(complete, factSource.business) : [],
};

export const unusedContactText: Rule = {
  id: 'unused-contact-text',
  level: 'warning',
  scope: 'site',
  summary: 'There is no text about WhatsApp if the shop has none.',
  check: ({ files, languages: [{ factSource }] }) =>
    factSource ? unusedTexts(files, factSource.business) : [],
};

export const galleryChat: Rule = {
  id: 'gallery-chat',
  level: 'error',
  scope: 'language',
  summary: 'The pictures of a gallery ask on WhatsApp only if the shop has it.',
  check({ complete, factSource }) {
    const message = factSource && missingContact('whatsapp', factSource.business);
    if (!message) return [];
    return complete.flatMap(({ source: { path }, words }) =>
      words
        .filter(({ label, value }) => label === '<Gallery> ask' && value === 'yes')
        .map(({ line, column }) => ({ path, line, column, message })),
    );
  },
};

/** The words about WhatsApp in a file of content/site. */
const chatWords: Readonly<Record<string, readonly string[]>> = {
  header: ['whatsapp'],
  'bottom-bar': ['whatsapp'],
  'contact-form': ['help.whatsapp'],
  links: ['ask', 'ask_hint'],
};

/** The paths of the fields of a file that speak of WhatsApp. */
function chatFields({ folder, id }: SourceFile): string[][] {
  const ofSite = folder === singletonFolder ? (chatWords[id] ?? []) : [];
  return (folder === pagesFolder ? ['whatsapp'] : ofSite).map((name) => name.split('.'));
}

function missingTexts(files: readonly ContentFile[], business: Business): LocatedFinding[] {
  const social = socialNames.filter((name) => business.social?.[name]);
  const needed: Record<string, readonly string[]> = {
    footer: social.length > 0 ? ['social'] : [],
    links: social,
  };
  return files.flatMap((one) => {
    const { source, type, data } = one;
    const here = source.folder === singletonFolder ? (needed[source.id] ?? []) : [];
    const chat = chatNumber(business) ? chatFields(source) : [];
    const paths = [...chat, ...here.map((name) => [name])];
    const missing = paths.filter((path) => data && !at(data, path));
    return missing.map((path) => {
      const rule = type ? missingSentence(path, type.frontMatter) : '';
      const unless = path.at(-1) === 'whatsapp' ? `, unless ${file} says "whatsapp: no"` : '';
      return { ...atField(one, path), message: rule + unless };
    });
  });
}

function unusedTexts(files: readonly ContentFile[], business: Business): LocatedFinding[] {
  if (chatNumber(business)) return [];
  const message = `the shop has no WhatsApp: ${file} says "whatsapp: no", so nothing shows this; remove it`;
  // A link to SMS types the words of its page too; what is not of one page may stand on any.
  const isOnAnyPage = files.some((one) => !isPage(one) && linksToSms(one));
  return files
    .filter((one) => !isPage(one) || !(isOnAnyPage || linksToSms(one)))
    .flatMap((one) =>
      chatFields(one.source)
        .filter((path) => one.data && at(one.data, path))
        .map((path) => ({ ...atName(one, path), message })),
    );
}

function linksToSms(one: ContentFile): boolean {
  return referencesIn(one, 'link').some(({ name }) => name === 'sms');
}

function at(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((here, step) => (here as Record<string, unknown>)?.[step], data);
}
