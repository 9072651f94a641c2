import { socialNames } from '../../../src/fields/social.ts';
import { chatNumber } from '../../../src/lib/phone.ts';
import { pagesFolder, singletonFolder } from '../content-types/content-types.ts';
import type { SourceFile } from '../read/read-content.ts';
import { atField, atFieldName, isPage, type ContentFile } from '../resolve/content-file.ts';
import { missingSentence } from '../schema/sentences.ts';
import { referencesIn } from '../text/segments.ts';
import { missingContact } from './links/contacts.ts';
import type { Rule } from './rule.ts';

const businessFile = 'content/site/business.mdx';

export const missingContactText: Rule = {
  id: 'missing-contact-text',
  level: 'error',
  scope: 'language',
  summary: 'Text about WhatsApp and social pages exists if the shop has these.',
  check({ mergedFiles, factSource }) {
    if (!factSource) return [];
    const { business } = factSource;
    const social = socialNames.filter((name) => business.social?.[name]);
    const requiredFields: Record<string, readonly string[]> = {
      footer: social.length > 0 ? ['social'] : [],
      links: social,
    };
    return mergedFiles.flatMap((file) => {
      const { source, type, data } = file;
      const fields = source.folder === singletonFolder ? (requiredFields[source.id] ?? []) : [];
      const chatPaths = chatNumber(business) ? chatFields(source) : [];
      const paths = [...chatPaths, ...fields.map((name) => [name])];
      const missing = paths.filter((path) => data && !valueAt(data, path));
      return missing.map((path) => {
        const sentence = type ? missingSentence(path, type.frontMatter) : '';
        const exception =
          path.at(-1) === 'whatsapp' ? `, unless ${businessFile} says "whatsapp: no"` : '';
        return { ...atField(file, path), message: sentence + exception };
      });
    });
  },
};

export const unusedContactText: Rule = {
  id: 'unused-contact-text',
  level: 'warning',
  scope: 'site',
  summary: 'There is no text about WhatsApp if the shop has none.',
  check({ files, languages: [{ factSource }] }) {
    if (!factSource || chatNumber(factSource.business)) return [];
    const message = `Delete this. The shop has no WhatsApp: ${businessFile} says "whatsapp: no".`;
    // SMS links use the same text of their page. A link outside pages may appear on all pages.
    const isOnAnyPage = files.some((file) => !isPage(file) && linksToSms(file));
    return files
      .filter((file) => !isPage(file) || !(isOnAnyPage || linksToSms(file)))
      .flatMap((file) =>
        chatFields(file.source)
          .filter((path) => file.data && valueAt(file.data, path))
          .map((path) => ({ ...atFieldName(file, path), message })),
      );
  },
};

export const galleryChat: Rule = {
  id: 'gallery-chat',
  level: 'error',
  scope: 'language',
  summary: 'The pictures of a gallery ask on WhatsApp only if the shop has it.',
  check({ mergedFiles, factSource }) {
    const message = factSource && missingContact('whatsapp', factSource.business);
    if (!message) return [];
    return mergedFiles.flatMap(({ source: { path }, segments }) =>
      segments
        .filter(({ label, value }) => label === '<Gallery> ask' && value === 'yes')
        .map(({ line, column }) => ({ path, line, column, message })),
    );
  },
};

/** The fields about WhatsApp in the files of content/site. */
const chatFieldNames: Readonly<Record<string, readonly string[]>> = {
  header: ['whatsapp'],
  'bottom-bar': ['whatsapp'],
  'contact-form': ['help.whatsapp'],
  links: ['ask', 'ask_hint'],
};

function chatFields({ folder, id }: SourceFile): string[][] {
  const fields = folder === singletonFolder ? (chatFieldNames[id] ?? []) : [];
  return (folder === pagesFolder ? ['whatsapp'] : fields).map((name) => name.split('.'));
}

function linksToSms(file: ContentFile): boolean {
  return referencesIn(file, 'link').some(({ name }) => name === 'sms');
}

function valueAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((map, key) => (map as Record<string, unknown>)?.[key], data);
}
