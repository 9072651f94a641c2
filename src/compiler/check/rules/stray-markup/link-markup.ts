import { contactNames, parseLinkTarget } from '../../../../site/fields/link-target.ts';
import { toValidName } from '../../../../site/fields/name.ts';
import type { Facts } from '../../../read/facts/facts.ts';
import type { Markup } from './markup.ts';
import { withoutTracking } from './without-tracking.ts';
import { say } from '../../../../site/fields/say.ts';

/** Matches what may follow a URL in a sentence. What else follows without a space is a part of it. */
const endOfUrl = /^(?:[.,;:!?…)\]"'”’»।॥*|]*$|\p{Script=Devanagari}|[।॥])/u;

/** Returns true for a word that is not a link, such as `used`. A contact such as `call` or a fact is one. */
function isPlainWord(target: string, facts: Facts): boolean {
  const isKnown = contactNames.some((name) => name === target) || Object.hasOwn(facts, target);
  return /^[a-z_]+$/.test(target) && !isKnown;
}

export const linkMarkup: readonly Markup[] = [
  {
    pattern: /\] +\(((?:\/|#|https:)[^\s)]*|[a-z]+)\)/g,
    explain: ([find, target = ''], facts) =>
      isPlainWord(target, facts)
        ? undefined
        : {
            message: say`Delete the space between ] and (. Then this becomes a link.`,
            fix: { find, replace: `](${target})`, safe: true },
          },
  },
  {
    pattern: /!\[[^\]\n]{0,999}\]\(([^()\s]{0,999}\s[^()]{0,999})\)/g,
    explain: ([, find = '']) => {
      const replace = toValidName(find.replace(/\.\w+$/, ''));
      const message = say`Write ${{ name: replace }}. The name of a picture has no spaces.`;
      return { message, fix: { find, replace, safe: true, names: 'picture' } };
    },
  },
  {
    pattern: /\[[^\]\n]{1,999}\]\(([^()\s]{0,999}\s[^()]{0,999})\)/g,
    explain: ([, find = '']) => {
      if (!find.includes(':')) {
        const message = say`A link has no spaces. A page has the name of its file, such as /about`;
        return { message };
      }
      const replace = find.trim().replaceAll(/\s+/g, '%20');
      const fix = /^[a-z]+:/i.test(find) ? { find, replace } : undefined;
      return { message: say`A link has no spaces. Write ${{ replace }}`, fix };
    },
  },
  {
    pattern: /\(([^()\n]{1,999})\)\[([^\]\s]{1,999})\]/g,
    explain: ([find, text, target = ''], facts) => {
      if (!parseLinkTarget(target) || isPlainWord(target, facts)) return undefined;
      const replace = `[${text}](${target})`;
      const message = say`Write the text of a link in [ ], and after it the URL in ( ): ${{ replace }}`;
      return { message, fix: { find, replace, safe: true } };
    },
  },
  {
    pattern: /\]\(/g,
    message: say`Write a link as [text](/faq). To show the bracket, write \\[`,
  },
  {
    pattern: /\[([a-z_]+)\](?!\()/g,
    explain: ([find, name = ''], facts) => {
      if (Object.hasOwn(facts, name)) {
        const message = say`Write {${{ name }}} for the fact. To show the bracket, write \\[`;
        return { message, fix: { find, replace: `{${name}}` } };
      }
      const message = say`Write a link as [text](${{ name }}). To show the bracket, write \\[`;
      return contactNames.some((contact) => contact === name) ? { message } : undefined;
    },
  },
  {
    rule: 'doubtful-markup',
    pattern: /\[(?:\d|[^\][\n]{2,60})\]/g,
    message: ([text]) =>
      say`Visitors see the brackets of ${{ text }}. Is something to be filled in?`,
  },
  {
    in: ['text outside links'],
    // A Nepali ending is attached to the URL. After a slash, Nepali is part of the path.
    pattern:
      /https?:\/\/(?:(?!(?<=[\p{Script=Latin}\d])\p{Script=Devanagari})[^\s<>()[\]{}"'“”‘’«»|।॥])+(?<![.,;:!?…])/gu,
    explain: ([find], _facts, rest) => {
      if (!endOfUrl.test(rest)) {
        const whole = `${find}${rest}`.replace(/[.,;:!?…]+$/, '');
        const link = `[…](${whole})`;
        return { message: say`Write ${{ link }}. A URL alone does not become a link.` };
      }
      const url = withoutTracking(find);
      const text = url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
      const link = `[${text}](${url})`;
      const message = say`Write ${{ link }}. A URL alone does not become a link.`;
      return url.startsWith('https:')
        ? { message, fix: { find, replace: link, ...(/^[!-~]+$/.test(url) && { safe: true }) } }
        : { message: [...message, ...say`Use https:// if the site supports it.`] };
    },
  },
];
