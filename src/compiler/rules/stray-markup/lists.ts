import { zeroWidth } from '../../diagnostics/zero-width.ts';
import { error, warning } from '../rule.ts';
import type { Markup } from './markup.ts';

export const listRules = [
  warning('hashtag', 'Hashtags do not work on this site.'),
  error('missing-space', 'A space follows the # of a heading and the - or 1. of a list.'),
  warning('run-together', 'Each line of a list begins with a hyphen and a space.'),
  error('stray-line', 'No line consists of code or of equals signs.'),
];

/** Matches a line that is not a list in Markdown: `– chairs`, `a) chairs` or `1) chairs`. */
const item = String.raw`(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*`;

const lineMarkup: readonly Markup[] = [
  {
    rule: 'hashtag',
    pattern: /^#\p{L}\S*(?:[ \t]+#\p{L}\S*)+[ \t]*$/gmu,
    message: 'Hashtags do not work on this site. Delete the # signs.',
  },
  {
    rule: 'missing-space',
    pattern: new RegExp(String.raw`^(#{1,6})(?:[\u00A0${zeroWidth}]+ *|(?=[^\s#\d]))`, 'gmu'),
    message: 'Write a space between $1 and the text. Then this becomes a heading.',
    replace: '$1 ',
    safe: true,
  },
  {
    rule: 'missing-space',
    pattern: new RegExp(
      String.raw`^(?:[•◦▪●‣·➢➤►✓✔√][\s\u00A0${zeroWidth}]*|[-*]\u00A0+|-(?=\p{L}))`,
      'gmu',
    ),
    message: 'Begin each line of a list with a hyphen and a space.',
    replace: '- ',
    safe: true,
  },
  {
    rule: 'missing-space',
    pattern: /^(\d{1,2}\.)(?=\p{L})/gmu,
    message: 'Write a space between $1 and the text. Then this becomes a list.',
    replace: '$1 ',
    safe: true,
  },
  {
    rule: 'run-together',
    pattern: new RegExp(String.raw`^${item}(?:\n[ \t]*${item})+`, 'gmu'),
    message:
      'Begin each line of a list with a hyphen and a space. These lines run together on the page.',
  },
  {
    rule: 'stray-line',
    pattern: /^(?:import\s.*["']|export\s+(?:default|const|let|function|class)\s).*/gm,
    message: 'Delete this line. Visitors would see the code.',
  },
  {
    rule: 'stray-line',
    pattern: /^={3,}[ \t]*$/gm,
    message: 'Delete this line. Visitors would see === as text.',
    replace: '',
  },
];

/** These rules check whole paragraphs, because their patterns need the start of each line. */
export const lists = lineMarkup.map((markup): Markup => ({ ...markup, in: ['paragraph'] }));
