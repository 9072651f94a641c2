import { unseen } from '../../diagnostics/invisible.ts';
import type { MarkupRule } from './markup.ts';

export const hashtag: MarkupRule = {
  id: 'hashtag',
  level: 'warning',
  summary: 'Hashtags do not work on this site.',
  marks: [
    {
      in: 'paragraph',
      seen: /^#\p{L}\S*(?:[ \t]+#\p{L}\S*)+[ \t]*$/gmu,
      message: 'words with a # before them lead nowhere here, as they do on social pages',
    },
  ],
};

export const missingSpace: MarkupRule = {
  id: 'missing-space',
  level: 'error',
  summary: 'A space follows the # of a heading and the hyphen or number of a list.',
  marks: [
    {
      in: 'paragraph',
      seen: new RegExp(String.raw`^(#{1,6})(?:[\u00A0${unseen}]+ *|(?=[^\s#\d]))`, 'gmu'),
      message: 'put a space after $1, so that this becomes a heading',
      replace: '$1 ',
      safe: true,
    },
    {
      in: 'paragraph',
      seen: new RegExp(
        String.raw`^(?:[•◦▪●‣·➢➤►✓✔√][\s\u00A0${unseen}]*|[-*]\u00A0+|-(?=\p{L}))`,
        'gmu',
      ),
      message: 'begin each line of a list with a hyphen and a space',
      replace: '- ',
      safe: true,
    },
    {
      in: 'paragraph',
      seen: /^(\d{1,2}\.)(?=\p{L})/gmu,
      message: 'put a space after $1, so that this becomes a list',
      replace: '$1 ',
      safe: true,
    },
  ],
};

export const runTogether: MarkupRule = {
  id: 'run-together',
  level: 'warning',
  summary: 'Each line of a list begins with a hyphen and a space.',
  marks: [
    {
      in: 'paragraph',
      seen: /^(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*(?:\n[ \t]*(?:[–—○o]|\p{L}\)|\d{1,2}\))[ \t]+\S.*)+/gmu,
      message:
        'these lines run together on the page; begin each line of a list with a hyphen and a space',
    },
  ],
};

export const strayLine: MarkupRule = {
  id: 'stray-line',
  level: 'error',
  summary: 'No line consists of code or of equals signs.',
  marks: [
    {
      in: 'paragraph',
      seen: /^(?:import\s.*["']|export\s+(?:default|const|let|function|class)\s).*/gm,
      message: 'this line is code, which visitors would read; remove it',
    },
    {
      in: 'paragraph',
      seen: /^={3,}[ \t]*$/gm,
      message: 'visitors would see this line of signs; remove it',
      replace: '',
    },
  ],
};
