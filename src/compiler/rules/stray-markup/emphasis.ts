import type { Markup } from './markup.ts';

export const emphasis: readonly Markup[] = [
  {
    pattern: /\}/g,
    message: 'This curly bracket is never opened. To show it, write \\}',
    replace: '\\}',
  },
  {
    // **Note:**text is not bold in Markdown, because of the punctuation before the asterisks.
    pattern: /(\*\*[^*\n]*\p{P}\*\*)(?=[\p{L}\p{N}])/gu,
    message: 'Write a space after $0. Then the text becomes bold.',
    replace: '$0 ',
    safe: true,
  },
  {
    pattern: /\*\*([^*\n]+)\*\*/g,
    explain: ([find, inside = '']) => {
      const message = 'Write ** directly before and after the bold text: **text**';
      const replace = `**${inside.trim()}**${inside.slice(inside.trimEnd().length)}`;
      return inside.trim() === '' ? undefined : { message, fix: { find, replace } };
    },
  },
  {
    pattern: /\*\*/g,
    message:
      'Write ** directly before and after the bold text: **text**. To show them, write \\*\\*',
  },
  {
    pattern: /(?<=^|[\s("“‘])(__|[*_])(?=[^\s*_])([^*_\n]*\S) +\1(?![\p{L}\p{N}])/gu,
    message: 'Write $1 directly before and after the text.',
    replace: '$1$2$1',
  },
  {
    // A warning, because it may be a footnote: "4,500*" and "* without delivery".
    rule: 'doubtful-markup',
    pattern: /(?<=^|[\s("“‘])\*(?=[^\s*_])/gu,
    message: 'Add a second $0 after the text. To show a single $0, write \\$0',
    replace: '\\$0',
  },
  {
    pattern: /(?<=^|[\s("“‘])(?:__|_)(?=[^\s*_])/gu,
    message: 'Add a second $0 after the text. To show a single $0, write \\$0',
    replace: '\\$0',
  },
  {
    // Without the marks, an old price would be a second price.
    pattern:
      /(?<![\p{L}\p{M}\p{N}~])(~{1,2})(?=[^\s~])[^~\n]*\p{Nd}[^~\n]*(?<!\s)\1(?![\p{L}\p{N}~])/gu,
    message:
      'Delete the crossed-out price, or write "instead of". Text cannot be crossed out here.',
  },
  {
    // ~~text~~ fills the groups 1 and 2. ~text~ fills the groups 3 and 4.
    pattern:
      /(~~)([^~\n\p{Nd}]+)~~|(?<![\p{L}\p{M}\p{N}~])(~)(?=[^\s~])([^~\n\p{Nd}]*)(?<!\s)~(?![\p{L}\p{N}~])/gu,
    message: 'Delete the $1$3. Text cannot be crossed out here.',
    replace: '$2$4',
  },
  {
    pattern: /`/g,
    message: 'Delete this `. It has no second one, and visitors would see it.',
    replace: '',
  },
];
