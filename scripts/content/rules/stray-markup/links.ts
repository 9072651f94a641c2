import { contactNames, parseLinkTarget } from '../../../../src/fields/link-target.ts';
import { plainName } from '../../../../src/fields/name.ts';
import type { MarkupRule } from './markup.ts';
import { withoutTracking } from './without-tracking.ts';

export const unreadLink: MarkupRule = {
  id: 'unread-link',
  level: 'error',
  summary: 'A link is written as [text](address), a picture as ![description](name).',
  marks: [
    {
      in: 'words',
      seen: /\] +\(((?:\/|#|https:)[^\s)]*|[a-z]+)\)/g,
      message: 'remove the space between ] and (, so that this becomes a link',
      replace: ']($1)',
      safe: true,
    },
    {
      in: 'words',
      seen: /!\[[^\]\n]{0,999}\]\(([^()\s]{0,999}\s[^()]{0,999})\)/g,
      explain: ([, find = '']) => {
        const replace = plainName(find.replace(/\.\w+$/, ''));
        const message = `the name of a picture has no spaces; write ${replace}`;
        return { message, fix: { find, replace, safe: true, names: 'picture' } };
      },
    },
    {
      in: 'words',
      seen: /\[[^\]\n]{1,999}\]\(([^()\s]{0,999}\s[^()]{0,999})\)/g,
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
      in: 'words',
      seen: /\(([^()\n]{1,999})\)\[([^\]\s]{1,999})\]/g,
      explain: ([find, words, address = '']) => {
        if (!parseLinkTarget(address)) return undefined;
        const replace = `[${words}](${address})`;
        const message = `write the words of a link in [ ], and behind them its address in ( ): ${replace}`;
        return { message, fix: { find, replace, safe: true } };
      },
    },
    {
      in: 'words',
      seen: /\]\(/g,
      message: 'this is not read as a link; write [words](/faq), or \\[ to show the bracket',
    },
    {
      in: 'words',
      seen: /\[([a-z_]+)\](?!\()/g,
      explain: ([find, name = ''], facts) => {
        if (Object.hasOwn(facts, name)) {
          const message = `write {${name}} for the fact of this name, or \\[ to show the bracket`;
          return { message, fix: { find, replace: `{${name}}` } };
        }
        const isContact = contactNames.some((one) => one === name);
        const message = `this is no link yet; write [words](${name}), or \\[ to show the bracket`;
        return isContact ? { message } : undefined;
      },
    },
  ],
};

export const squareBrackets: MarkupRule = {
  id: 'square-brackets',
  level: 'warning',
  summary: 'Visitors see square brackets that are not a link.',
  marks: [
    {
      in: 'words',
      seen: /\[[^\][\n]{2,60}\]/g,
      message: 'visitors see the brackets of $0; is there something to be filled in?',
    },
  ],
};

export const bareUrl: MarkupRule = {
  id: 'bare-url',
  level: 'error',
  summary: 'A URL alone does not become a link.',
  marks: [
    {
      in: 'words outside of links',
      seen: /https?:\/\/[^\s<>()[\]{}"']*[^\s<>()[\]{}"'.,;:!?]/g,
      explain: ([find]) => {
        const address = withoutTracking(find);
        const words = address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
        const message = `an address alone does not become a link; write [${words}](${address})`;
        return address.startsWith('https:')
          ? { message, fix: { find, replace: `[${words}](${address})`, safe: true } }
          : { message: `${message} with https:// at its beginning, if the site has that` };
      },
    },
  ],
};
