import { namePattern } from '../../src/fields/name.ts';
import { nearest } from '../content/diagnostics/suggest.ts';
import { fileNameFor } from './file-name.ts';
import { newTypes, typeNamed, wordFor } from './new-types.ts';
import type { ContentType } from '../content/content-types.ts';

/** What somebody asks for: a file of a type, its first words, and its name without ending. */
export interface Request {
  type: ContentType;
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
  const type = typeNamed(word);
  if (!type) {
    const meant = nearest(word, newTypes.map(wordFor));
    const hint = meant === undefined ? '' : `; did you mean "${meant}"?`;
    return { refusal: `"${word}" is nothing that can be made${hint}\n\n${usage()}` };
  }
  if (words === '') {
    return { refusal: `say in quotes what it is about:\n\n  ${command(wordFor(type))} "…"` };
  }
  const name = type.id ?? fileNameFor(words);
  const id = name === '' ? (further.shift() ?? '') : name;
  if (further.length > 0 || (name === '' && id !== '' && !namePattern.test(id))) {
    const all = args.slice(1).join(' ');
    return { refusal: `put all the words in quotes:\n\n  ${command(wordFor(type))} "${all}"` };
  }
  return id === '' ? { refusal: nameless(type, words) } : { type, words, id };
}

function command(word: string): string {
  return `npm run new ${word}`;
}

function nameless(type: ContentType, words: string): string {
  return [
    `files are named in letters a to z and digits, and "${words}" holds none;`,
    'add a name for the file, in lower case with hyphens:',
    '',
    `  ${command(wordFor(type))} "${words}" name-of-the-file`,
  ].join('\n');
}

/** How the command is used, with all that can be made. */
function usage(): string {
  const width = Math.max(...newTypes.map((type) => wordFor(type).length));
  return [
    'say what to make, and in quotes what it is about:',
    '',
    `  ${command('faq')} "Do you deliver to Pokhara?"`,
    '',
    'what can be made:',
    '',
    ...newTypes.map((type) => `  ${wordFor(type).padEnd(width)}  ${type.description}`),
  ].join('\n');
}
