import type { MarkupRule } from './markup.ts';

export const curlyBracket: MarkupRule = {
  id: 'curly-bracket',
  level: 'error',
  summary: 'A closing curly bracket has an opening one.',
  marks: [
    {
      in: 'words',
      seen: /\}/g,
      message: 'this curly bracket is never opened; to show it write \\}',
      replace: '\\}',
    },
  ],
};

export const emphasis: MarkupRule = {
  id: 'emphasis',
  level: 'error',
  summary: 'The marks of bold and italic text touch the text.',
  marks: [
    {
      in: 'words',
      seen: /(\*\*[^*\n]*\p{P}\*\*)(?=[\p{L}\p{N}])/gu,
      message: 'put a space behind $0, so that it becomes bold',
      replace: '$0 ',
      safe: true,
    },
    {
      in: 'words',
      seen: /\*\*([^*\n]+)\*\*/g,
      explain: ([find, inside = '']) => {
        const message = 'write ** directly before and after the bold words: **words**';
        const replace = `**${inside.trim()}**${inside.slice(inside.trimEnd().length)}`;
        return inside.trim() === '' ? undefined : { message, fix: { find, replace } };
      },
    },
    {
      in: 'words',
      seen: /\*\*/g,
      message:
        'write ** directly before and after the bold words: **words**; to show them write \\*\\*',
    },
    {
      in: 'words',
      seen: /(?<=^|[\s("“‘])(__|[*_])(?=[^\s*_])([^*_\n]*\S) +\1(?![\p{L}\p{N}])/gu,
      message: 'write $1 directly before and after the text',
      replace: '$1$2$1',
    },
  ],
};

export const singleAsterisk: MarkupRule = {
  id: 'single-asterisk',
  level: 'warning',
  summary: 'An asterisk has a second one, or a backslash before it.',
  marks: [
    {
      in: 'words',
      seen: /(?<=^|[\s("“‘])\*(?=[^\s*_])/gu,
      // It may refer to a price that has such a sign behind it.
      message: 'this $0 has no second one, and visitors would see it; to show it write \\$0',
      replace: '\\$0',
    },
  ],
};

export const strayMark: MarkupRule = {
  id: 'stray-mark',
  level: 'error',
  summary: 'No mark of Markdown is left alone in the text.',
  marks: [
    {
      in: 'words',
      seen: /(?<=^|[\s("“‘])(?:__|_)(?=[^\s*_])/gu,
      message: 'this $0 has no second one, and visitors would see it; to show it write \\$0',
      replace: '\\$0',
    },
    {
      in: 'words',
      seen: /(~~)([^~\n]+)~~|(?<![\p{L}\p{N}~])(~)(?=[^\s~])([^~\n]*)(?<!\s)~(?![\p{L}\p{N}~])/gu,
      message: 'text cannot be crossed out here; remove the $1$3',
      replace: '$2$4',
    },
    {
      in: 'words',
      seen: /`/g,
      message: 'this ` has no second one, and visitors would see it; remove it',
      replace: '',
    },
  ],
};
