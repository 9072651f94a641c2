import { zeroWidth } from '../../diagnostics/invisible.ts';
import { error, warning } from '../rule.ts';
import type { Markup } from './markup.ts';

export const listRules = [
  warning('hashtag', 'Hashtags do not work on this site.'),
  error('missing-space', 'A space follows the # of a heading and the - or 1. of a list.'),
  warning('run-together', 'Each line of a list begins with a hyphen and a space.'),
  error('stray-line', 'No line consists of code or of equals signs.'),
];

export const lists: readonly Markup[] = [
  {
    rule: 'hashtag',
    in: ['paragraph'],
    find: /^#\p{L}\S*(?:[ \t]+#\p{L}\S*)+[ \t]*$/gmu,
    message: 'words with a # before them lead nowhere here, as they do on social pages',
  },
  {
    rule: 'missing-space',
    in: ['paragraph'],
    find: new RegExp(String.raw`^(#{1,6})(?:[\u00A0${zeroWidth}]+ *|(?=[^\s#\d]))`, 'gmu'),
    message: 'put a space after $1, so that this becomes a heading',
    replace: '$1 ',
    safe: true,
  },
  {
    rule: 'missing-space',
    in: ['paragraph'],
    find: new RegExp(
      String.raw`^(?:[•◦▪●‣·➢➤►✓✔√][\s\u00A0${zeroWidth}]*|[-*]\u00A0+|-(?=\p{L}))`,
      'gmu',
    ),
    message: 'begin each line of a list with a hyphen and a space',
    replace: '- ',
    safe: true,
  },
  {
    rule: 'missing-space',
    in: ['paragraph'],
    find: /^(\d{1,2}\.)(?=\p{L})/gmu,
    message: 'put a space after $1, so that this becomes a list',
    replace: '$1 ',
    safe: true,
  },
  {
    rule: 'run-together',
    in: ['paragraph'],
    find: /^(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*(?:\n[ \t]*(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*)+/gmu,
    message:
      'these lines run together on the page; begin each line of a list with a hyphen and a space',
  },
  {
    rule: 'stray-line',
    in: ['paragraph'],
    find: /^(?:import\s.*["']|export\s+(?:default|const|let|function|class)\s).*/gm,
    message: 'this line is code, which visitors would read; remove it',
  },
  {
    rule: 'stray-line',
    in: ['paragraph'],
    find: /^={3,}[ \t]*$/gm,
    message: 'visitors would see this line of signs; remove it',
    replace: '',
  },
];
