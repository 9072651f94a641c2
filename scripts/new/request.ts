import { namePattern } from '../../src/fields/name.ts';
import { nearest } from '../content/diagnostics/suggest.ts';
import { fileNameFor } from './file-name.ts';
import { kindNamed, newKinds, type NewKind } from './kinds.ts';

/** What somebody asks for: a file of a kind, its first words, and its name without ending. */
export interface Request {
  kind: NewKind;
  words: string;
  id: string;
}

/**
 * Reads what stands behind `npm run new`.
 * @returns the request, or what to tell somebody who wrote none that can be met
 */
export function readRequest(args: readonly string[]): Request | { refusal: string } {
  const [word = '', words = '', ...further] = args.map((arg) => arg.trim());
  if (word === '') return { refusal: usage() };
  const kind = kindNamed(word);
  if (!kind) {
    const meant = nearest(
      word,
      newKinds.map((known) => known.word),
    );
    const hint = meant === undefined ? '' : `; did you mean "${meant}"?`;
    return { refusal: `"${word}" is nothing that can be made${hint}\n\n${usage()}` };
  }
  if (words === '') {
    return { refusal: `say in quotes what it is about:\n\n  ${command(kind.word)} "…"` };
  }
  const name = kind.id ?? fileNameFor(words);
  const id = name === '' ? (further.shift() ?? '') : name;
  if (further.length > 0 || (name === '' && id !== '' && !namePattern.test(id))) {
    const all = args.slice(1).join(' ');
    return { refusal: `put all the words in quotes:\n\n  ${command(kind.word)} "${all}"` };
  }
  return id === '' ? { refusal: nameless(kind, words) } : { kind, words, id };
}

function command(word: string): string {
  return `npm run new ${word}`;
}

function nameless({ word }: NewKind, words: string): string {
  return [
    `files are named in letters a to z and digits, and "${words}" holds none;`,
    'add a name for the file, in lower case with hyphens:',
    '',
    `  ${command(word)} "${words}" name-of-the-file`,
  ].join('\n');
}

/** How the command is used, with all that can be made. */
function usage(): string {
  const width = Math.max(...newKinds.map(({ word }) => word.length));
  return [
    'say what to make, and in quotes what it is about:',
    '',
    `  ${command('faq')} "Do you deliver to Pokhara?"`,
    '',
    'what can be made:',
    '',
    ...newKinds.map(({ word, description }) => `  ${word.padEnd(width)}  ${description}`),
  ].join('\n');
}
