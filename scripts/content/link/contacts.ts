import type { ContactName } from '../../../src/fields/link-target.ts';
import { isPhone } from '../../../src/fields/phone.ts';
import { socialNames } from '../../../src/fields/social.ts';
import { chatNumber } from '../../../src/lib/phone.ts';
import { pagesFolder, singletonFolder } from '../content-types/content-types.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read-content.ts';
import { atField, atName, isPage, type ContentFile } from '../validate/content-file.ts';
import { missingSentence } from '../validate/schema-errors.ts';
import { referencesIn } from '../validate/words.ts';
import type { FactSource } from '../validate/facts.ts';

type Business = FactSource['business'];

const file = 'content/site/business.mdx';

/** Why a link to the shop leads nowhere; undefined where it leads somewhere. */
export function missingContact(contact: ContactName, business: Business): string | undefined {
  if (contact === 'whatsapp' && !chatNumber(business)) {
    return `the shop has no WhatsApp: ${file} says "whatsapp: no"; link to call or email`;
  }
  if (contact === 'shop' && !business.shop) {
    return `${file} does not say which social page shows what is for sale; write "shop:" there, or link to something else`;
  }
  const site = socialNames.find((name) => name === contact);
  return site && !business.social?.[site]
    ? `${file} has no page of the shop on ${site}; write it below "social:", or link to something else`
    : undefined;
}

/** Whether a fact is a number that can be dialled by its name. */
export function isPhoneFact(fact: string, { facts }: Business): boolean {
  return isPhone(facts[fact]);
}

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

/** The words that are needed since the shop has a chat or social pages, in files that may do without. */
export function missingWords(files: readonly ContentFile[], business: Business): Diagnostic[] {
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

/** Words about WhatsApp that nobody sees, since the shop has none. */
export function unusedChatWords(files: readonly ContentFile[], business: Business): Diagnostic[] {
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

/** Galleries whose pictures ask on WhatsApp, where the shop has none. */
export function askingGalleries({ words }: ContentFile, business: Business) {
  const asking = words.filter(({ label, value }) => label === '<Gallery> ask' && value === 'yes');
  const message = missingContact('whatsapp', business);
  return message ? asking.map(({ line, column }) => ({ line, column, message })) : [];
}
