import type { Markup } from './markup.ts';
import { say, type Message } from '../../../../site/fields/say.ts';

export const emphasis: readonly Markup[] = [
  {
    pattern: /\}/g,
    message: say`This curly bracket is never opened. To show it, write \\}`,
    replace: '\\}',
  },
  {
    // **Note:**text is not bold in Markdown, because of the punctuation before the asterisks.
    pattern: /(\*\*[^*\n]*\p{P}\*\*)(?=[\p{L}\p{N}])/gu,
    message: ([text]) => say`Write a space after ${{ text }}. Then the text becomes bold.`,
    replace: '$0 ',
    safe: true,
  },
  {
    pattern: /\*\*([^*\n]+)\*\*/g,
    explain: ([find, inside = '']) => {
      const message = say`Write ** directly before and after the bold text: **text**`;
      const replace = `**${inside.trim()}**${inside.slice(inside.trimEnd().length)}`;
      return inside.trim() === '' ? undefined : { message, fix: { find, replace } };
    },
  },
  {
    pattern: /\*\*/g,
    message: say`Write ** directly before and after the bold text: **text**. To show them, write \\*\\*`,
  },
  {
    pattern: /(?<=^|[\s("“‘])(__|[*_])(?=[^\s*_])([^*_\n]*\S) +\1(?![\p{L}\p{N}])/gu,
    message: ([, marks = '']) => say`Write ${{ marks }} directly before and after the text.`,
    replace: '$1$2$1',
  },
  {
    // A warning, because it may be a footnote: "4,500*" and "* without delivery".
    rule: 'doubtful-markup',
    pattern: /(?<=^|[\s("“‘])\*(?=[^\s*_])/gu,
    message: explainSingleMark,
    replace: '\\$0',
  },
  {
    pattern: /(?<=^|[\s("“‘])(?:__|_)(?=[^\s*_])/gu,
    message: explainSingleMark,
    replace: '\\$0',
  },
  {
    // Without the marks, an old price would be a second price.
    pattern:
      /(?<![\p{L}\p{M}\p{N}~])(~{1,2})(?=[^\s~])[^~\n]*\p{Nd}[^~\n]*(?<!\s)\1(?![\p{L}\p{N}~])/gu,
    message: say`Delete the crossed-out price, or write "instead of". Text cannot be crossed out here.`,
  },
  {
    // ~~text~~ fills the groups 1 and 2. ~text~ fills the groups 3 and 4.
    pattern:
      /(~~)([^~\n\p{Nd}]+)~~|(?<![\p{L}\p{M}\p{N}~])(~)(?=[^\s~])([^~\n\p{Nd}]*)(?<!\s)~(?![\p{L}\p{N}~])/gu,
    message: ([, double, , single = '']) =>
      say`Delete the ${{ marks: double ?? single }}. Text cannot be crossed out here.`,
    replace: '$2$4',
  },
  {
    pattern: /`/g,
    message: say`Delete this \`. It has no second one, and visitors would see it.`,
    replace: '',
  },
];

function explainSingleMark([mark]: RegExpMatchArray): Message {
  return say`Add a second ${{ mark }} after the text. To show a single ${{ mark }}, write \\${{ mark }}`;
}
