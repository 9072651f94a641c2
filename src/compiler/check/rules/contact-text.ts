import { socialNames } from '../../../site/fields/social.ts';
import { chatNumber } from '../../../site/lib/phone-links.ts';
import { pagesFolder, singletonFolder } from '../../content-types/content-types.ts';
import type { TextFile } from '../../read/files/decode-files.ts';
import { atField } from '../../read/resolve/content-file.ts';
import { missingMessage } from '../../read/schema/issue-messages.ts';
import { explainMissingContact, type BusinessData } from './links/contacts.ts';
import type { Rule } from './rule.ts';
import { asFile, say } from '../../../site/fields/say.ts';
import { businessFile } from '../../content-types/paths.ts';

export const missingContactText: Rule = {
  id: 'missing-contact-text',
  level: 'error',
  scope: 'merged file',
  summary: 'Text about WhatsApp and social pages exists if the shop has these.',
  check(file, { definedFacts }) {
    const { textFile, type, data } = file;
    if (!definedFacts || !type || !data) return [];
    const required = requiredFields(textFile, definedFacts.business);
    const missing = required.filter((field) => !valueAt(data, field));
    return missing.map((field) => {
      const message = missingMessage(field, type.frontMatter);
      const alternative =
        field.at(-1) === 'whatsapp'
          ? say`Or write "whatsapp: no" in ${{ file: asFile(businessFile) }}.`
          : [];
      return { ...atField(file, field), message: [...message, ...alternative] };
    });
  },
};

/** Returns the fields that a file needs for the contacts of the shop. */
function requiredFields(textFile: TextFile, business: BusinessData): string[][] {
  const forWhatsapp = chatNumber(business) ? whatsappFields(textFile) : [];
  const socialPages = socialNames.filter((name) => business.social?.[name]);
  if (textFile.folder !== singletonFolder || socialPages.length === 0) return forWhatsapp;
  if (textFile.id === 'footer') return [...forWhatsapp, ['social']];
  if (textFile.id === 'links') return [...forWhatsapp, ...socialPages.map((name) => [name])];
  return forWhatsapp;
}

export const galleryChat: Rule = {
  id: 'gallery-chat',
  level: 'error',
  scope: 'merged file',
  summary: 'The pictures of a gallery ask on WhatsApp only if the shop has it.',
  check({ segments }, { definedFacts }) {
    const message = definedFacts && explainMissingContact('whatsapp', definedFacts.business);
    if (!message) return [];
    return segments
      .filter(({ label, value }) => label === '<Gallery> ask' && value === 'yes')
      .map(({ line, column }) => ({ line, column, message }));
  },
};

/** The fields about WhatsApp in the files of content/site. */
const whatsappFieldNames: Readonly<Record<string, readonly string[]>> = {
  header: ['whatsapp'],
  'bottom-bar': ['whatsapp'],
  'contact-form': ['help.whatsapp'],
  links: ['ask', 'ask_hint'],
};

/** Returns the fields about WhatsApp of a file, each as a list of keys. */
function whatsappFields({ folder, id }: TextFile): string[][] {
  if (folder === pagesFolder) return [['whatsapp']];
  const names = folder === singletonFolder ? (whatsappFieldNames[id] ?? []) : [];
  return names.map((name) => name.split('.'));
}

function valueAt(data: unknown, field: readonly string[]): unknown {
  let value = data;
  for (const key of field) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}
