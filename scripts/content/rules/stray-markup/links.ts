import { contactNames, parseLinkTarget } from '../../../../src/fields/link-target.ts';
import { plainName } from '../../../../src/fields/name.ts';
import { error, warning } from '../rule.ts';
import type { Markup } from './markup.ts';
import { withoutTracking } from './without-tracking.ts';

export const linkRules = [
  error('unread-link', 'A link is written as [text](/page), a picture as ![description](name).'),
  warning('square-brackets', 'Visitors see square brackets that are not a link.'),
  error('bare-url', 'A URL alone does not become a link.'),
];

export const links: readonly Markup[] = [
  {
    rule: 'unread-link',
    find: /\] +\(((?:\/|#|https:)[^\s)]*|[a-z]+)\)/g,
    message: 'remove the space between ] and (, so that this becomes a link',
    replace: ']($1)',
    safe: true,
  },
  {
    rule: 'unread-link',
    find: /!\[[^\]\n]{0,999}\]\(([^()\s]{0,999}\s[^()]{0,999})\)/g,
    explain: ([, find = '']) => {
      const replace = plainName(find.replace(/\.\w+$/, ''));
      const message = `the name of a picture has no spaces; write ${replace}`;
      return { message, fix: { find, replace, safe: true, names: 'picture' } };
    },
  },
  {
    rule: 'unread-link',
    find: /\[[^\]\n]{1,999}\]\(([^()\s]{0,999}\s[^()]{0,999})\)/g,
    explain: ([, find = '']) => {
      const rule = 'an address has no spaces';
      if (!find.includes(':'))
        return { message: `${rule}; a page is called as its file is, such as /about` };
      const replace = find.trim().replaceAll(/\s+/g, '%20');
      const fix = /^[a-z]+:/i.test(find) ? { find, replace } : undefined;
      return { message: `${rule}; write ${replace}`, fix };
    },
  },
  {
    rule: 'unread-link',
    find: /\(([^()\n]{1,999})\)\[([^\]\s]{1,999})\]/g,
    explain: ([find, text, target = '']) => {
      if (!parseLinkTarget(target)) return undefined;
      const replace = `[${text}](${target})`;
      const message = `write the words of a link in [ ], and behind them its address in ( ): ${replace}`;
      return { message, fix: { find, replace, safe: true } };
    },
  },
  {
    rule: 'unread-link',
    find: /\]\(/g,
    message: 'this is not read as a link; write [words](/faq), or \\[ to show the bracket',
  },
  {
    rule: 'unread-link',
    find: /\[([a-z_]+)\](?!\()/g,
    explain: ([find, name = ''], facts) => {
      if (Object.hasOwn(facts, name)) {
        const message = `write {${name}} for the fact of this name, or \\[ to show the bracket`;
        return { message, fix: { find, replace: `{${name}}` } };
      }
      const message = `this is no link yet; write [words](${name}), or \\[ to show the bracket`;
      return contactNames.some((contact) => contact === name) ? { message } : undefined;
    },
  },
  {
    rule: 'square-brackets',
    find: /\[[^\][\n]{2,60}\]/g,
    message: 'visitors see the brackets of $0; is there something to be filled in?',
  },
  {
    rule: 'bare-url',
    in: ['text outside links'],
    find: /https?:\/\/[^\s<>()[\]{}"']*[^\s<>()[\]{}"'.,;:!?]/g,
    explain: ([find]) => {
      const url = withoutTracking(find);
      const text = url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
      const message = `an address alone does not become a link; write [${text}](${url})`;
      return url.startsWith('https:')
        ? { message, fix: { find, replace: `[${text}](${url})`, safe: true } }
        : { message: `${message} with https:// at its beginning, if the site has that` };
    },
  },
];
