import { describe, expect, test } from 'vitest';
import { readRequest } from '../../../../scripts/new/request.ts';
import { newTypes } from '../../../../src/compiler/write/new-types.ts';
import { UserError } from '../../../../scripts/user-error.ts';
import { collections } from '../../../../src/site/collections/collection-schemas.ts';

/** Returns the error message for a request, or `accepted: …` if the request is valid. */
function rejectionOf(...args: string[]): string {
  try {
    return `accepted: ${requestOf(...args)}`;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** Returns the file and the title that a request asks for. */
function requestOf(...args: string[]): string {
  const { type, id, title } = readRequest(args);
  return `${type.folder}/${id}: ${title}`;
}

describe('a request for a new file', () => {
  test('names the file after its title', () => {
    expect(requestOf('faq', 'Do you deliver?')).toBe('faq/do-you-deliver: Do you deliver?');
    expect(requestOf('page', ' Spare parts ')).toBe('pages/spare-parts: Spare parts');
    expect(requestOf('announcement', 'We are closed.')).toBe('site/announcement: We are closed.');
  });

  test('names its type in the singular, or by its folder', () => {
    expect(requestOf('category', 'Beds')).toBe(requestOf('categories', 'Beds'));
    expect(requestOf('Accepted-Item', 'Beds')).toBe(requestOf('accepted-items', 'Beds'));
    expect(requestOf('pages', 'Beds')).toBe(requestOf('page', 'Beds'));
  });

  test('may be for every folder with entries', () => {
    // A type with an id is a single file.
    const typesOfEntries = [...newTypes.values()].filter(({ id }) => id === undefined);
    const folders = typesOfEntries.map(({ folder }) => folder);
    expect(folders).toEqual(['pages', ...Object.keys(collections)]);
  });

  test('names the file if its title has no Latin letters', () => {
    expect(requestOf('faq', '多少钱?', 'price')).toBe('faq/price: 多少钱?');
  });
});

describe('a request is rejected', () => {
  test('with a list of all types if it is empty', () => {
    const message = rejectionOf();
    expect(message).toContain('npm run new faq "Do you deliver to Pokhara?"');
    const lines = message.split('\n').map((line) => line.trim().replace(/\s+/, ' '));
    const expected = [...newTypes].map(([name, { description }]) => `${name} ${description}`);
    expect(lines).toEqual(expect.arrayContaining(expected));
  });

  test('if its type is unknown, with a suggestion if the type is misspelt', () => {
    expect(rejectionOf('fqa', 'Why?')).toMatch(/^"fqa" cannot be created. Did you mean "faq"\?\n/);
    expect(rejectionOf('sofa', 'Why?')).toMatch(/^"sofa" cannot be created\.\n/);
    expect(rejectionOf('site', 'Why?')).toMatch(/^"site" cannot be created\.\n/);
  });

  test('if it has no title', () => {
    expect(rejectionOf('faq')).toBe('Write its subject in quotes:\n\n  npm run new faq "…"');
    expect(rejectionOf('faq', '  ')).toBe(rejectionOf('faq'));
  });

  test('if its title is not in quotes', () => {
    expect(rejectionOf('faq', 'Do', 'you', 'deliver?')).toBe(
      'Put the whole text in quotes:\n\n  npm run new faq "Do you deliver?"',
    );
    expect(rejectionOf('announcement', 'We', 'are')).toContain('"We are"');
    expect(rejectionOf('faq', '多少', '钱?')).toContain('npm run new faq "多少 钱?"');
  });

  test('if no file name can be derived from its title', () => {
    expect(rejectionOf('faq', '多少钱?')).toBe(
      [
        'A file name consists of the letters a to z and digits. "多少钱?" contains none of them. Add a file name in lower case with hyphens:',
        '',
        '  npm run new faq "多少钱?" name-of-the-file',
      ].join('\n'),
    );
  });
});
