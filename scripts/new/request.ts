import { namePattern } from '../../src/site/fields/name.ts';
import type { ContentType } from '../../src/compiler/content-types/content-types.ts';
import { nearest } from '../../src/compiler/diagnostics/suggest.ts';
import { UserError } from '../user-error.ts';
import { fileNameFor } from '../../src/compiler/write/file-name.ts';
import { newTypes } from '../../src/compiler/write/new-types.ts';

/** A requested file: its type, its title and its name without extension. */
export interface Request {
  type: ContentType;
  title: string;
  id: string;
}

/** Reads the arguments after `npm run new`. @throws UserError */
export function readRequest(args: readonly string[]): Request {
  const [typeName = '', title = '', ...further] = args.map((arg) => arg.trim());
  if (typeName === '') throw new UserError(usage);
  const [name, type] = findType(typeName);
  const command = `npm run new ${name}`;
  if (title === '') throw new UserError(`Write its subject in quotes:\n\n  ${command} "…"`);
  const derivedId = type.id ?? fileNameFor(title);
  // A title without Latin letters and digits may be followed by a file name.
  const isLatin = /[a-z\d]/i.test(title);
  const usesGivenName = derivedId === '' || (!isLatin && further.length > 0);
  const id = usesGivenName ? (further[0] ?? '') : derivedId;
  const unexpected = usesGivenName ? further.slice(1) : further;
  if (unexpected.length > 0 || (id !== '' && !namePattern.test(id))) {
    throw new UserError(
      `Put the whole text in quotes:\n\n  ${command} "${args.slice(1).join(' ')}"`,
    );
  }
  if (id === '') {
    throw new UserError(
      `A file name consists of the letters a to z and digits. "${title}" contains none of them. Add a file name in lower case with hyphens:\n\n  ${command} "${title}" name-of-the-file`,
    );
  }
  return { type, title, id };
}

/** Finds a type by its singular name or its folder. */
function findType(typeName: string): [name: string, type: ContentType] {
  const lowerCaseName = typeName.toLowerCase();
  const found = [...newTypes].find(
    ([name, type]) => name === lowerCaseName || type.name === lowerCaseName,
  );
  if (found) return found;
  const suggestion = nearest(typeName, [...newTypes.keys()]);
  const hint = suggestion === undefined ? '.' : `. Did you mean "${suggestion}"?`;
  throw new UserError(`"${typeName}" cannot be created${hint}\n\n${usage}`);
}

const usage = [
  'Say what to make, and in quotes what it is about:',
  '',
  '  npm run new faq "Do you deliver to Pokhara?"',
  '',
  'What can be made:',
  '',
  ...[...newTypes].map(([name, { description }]) => `  ${name.padEnd(15)}${description}`),
  '  translation    A file for all that is not translated yet: npm run new translation ne',
].join('\n');
