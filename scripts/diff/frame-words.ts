import { hoursRows, openingSentence, specialRows } from '../../src/lib/hours.ts';
import type { TagName, tags } from '../../src/tags/schemas.ts';
import { pagesFolder } from '../content/kinds.ts';
import { filesIn, siteData, siteWords, type Content } from './content.ts';

/** What stands on every page: header, footer, the bar of phones, notices and announcement. */
export function frameWords(content: Content): string[] {
  const { name = '', tagline = '', address = '', phone = '', email = '' } = content.facts;
  return [
    ...siteWords(content, 'announcement'),
    name,
    tagline,
    ...siteWords(content, 'header'),
    ...linkLabels(content),
    ...siteWords(content, 'footer'),
    address,
    phone,
    email,
    ...hoursWords(content),
    ...siteWords(content, 'links'),
    ...siteWords(content, 'bottom-bar'),
    ...siteWords(content, 'notices'),
  ];
}

/** The tags that hold no words; what they show stands elsewhere. */
type WordlessTag = {
  [Name in TagName]: (typeof tags)[Name]['content'] extends 'none' ? Name : never;
}[TagName];

/** What tags show that take their words from content/site. */
export const standingTags: Readonly<
  Record<Exclude<WordlessTag, 'Collection'>, (content: Content) => string[]>
> = {
  ContactForm: (content) => siteWords(content, 'contact-form'),
  Hours: hoursWords,
  Map: (content) => [...siteWords(content, 'map'), content.facts.address ?? ''],
  OpenNow: (content) => [...siteWords(content, 'opening'), openDays(content)],
  PageLinks: linkLabels,
  SocialLinks: socialNames,
};

function linkLabels(content: Content): string[] {
  return filesIn(content, pagesFolder).flatMap(({ data }) => {
    const link = data?.navigation as { label: string } | undefined;
    return link ? [link.label] : [];
  });
}

function socialNames(content: Content): string[] {
  const { facebook = '', instagram = '', tiktok = '' } = siteData(content, 'links') ?? {};
  return [facebook, instagram, tiktok];
}

/** The table of opening hours, a line for each of its rows. */
function hoursWords(content: Content): string[] {
  const business = siteData(content, 'business');
  const calendar = siteData(content, 'calendar');
  if (!business || !calendar) return [];
  return [
    ...hoursRows(business.hours, calendar),
    ...specialRows(business.special_days ?? [], calendar),
  ].map(({ days, times }) => `${days}: ${times}`);
}

function openDays(content: Content): string {
  const business = siteData(content, 'business');
  const calendar = siteData(content, 'calendar');
  return business && calendar ? openingSentence(business.hours, calendar) : '';
}
