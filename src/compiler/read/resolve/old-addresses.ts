import { hasAnchors, routeOf } from '../../content-types/content-types.ts';
import type { Fix } from '../../diagnostics/diagnostic.ts';
import { isPage, type ContentFile } from './content-file.ts';

/** An address that a file had before, in its field `was`. */
export interface OldAddress {
  /** The path of a page, or the id of an entry. */
  address: string;
  file: ContentFile;
  /** The path of the value in the front matter. */
  field: readonly [name: 'was', index: number];
  /** The published file that visitors see instead; undefined if there is none. */
  target: ContentFile | undefined;
}

/** Returns true for pages and for entries that links can lead to. */
export function hasAddress(file: ContentFile): boolean {
  return isPage(file) || hasAnchors(file.textFile.folder);
}

/** Returns the path of a page, or the id of an entry; undefined for the 404 page. */
export function addressOf(file: ContentFile): string | undefined {
  return isPage(file) ? routeOf(file.textFile.id) : file.textFile.id;
}

/** Returns the old addresses of pages or entries. @param files the files of the default language */
export function findOldAddresses(files: readonly ContentFile[]): OldAddress[] {
  const owners = files.filter(hasAddress);
  return owners.flatMap((file) =>
    oldAddressesOf(file).map((address, index) => ({
      address,
      file,
      field: ['was', index] as const,
      target: findTarget(file, owners),
    })),
  );
}

/**
 * Returns a file, or the published file that replaces a draft. Two drafts that replace each other have
 * no such file.
 */
function findTarget(
  file: ContentFile,
  owners: readonly ContentFile[],
  passed: readonly ContentFile[] = [],
): ContentFile | undefined {
  if (!file.data?.draft) return file;
  const next = owners.find(
    (owner) =>
      owner.textFile.folder === file.textFile.folder &&
      oldAddressesOf(owner).includes(addressOf(file) ?? ''),
  );
  return next && !passed.includes(next) ? findTarget(next, owners, [...passed, file]) : undefined;
}

/** Returns the old addresses of a file; none if it has errors. */
export function oldAddressesOf({ data }: ContentFile): readonly string[] {
  return (data?.was as string[] | undefined) ?? [];
}

/** Returns the fix that adds an old address to a file, in a line of its own or to those that exist. */
export function addOldAddress(file: ContentFile, address: string): Fix {
  const from = { line: 1, column: 1 };
  const [line, value = '', indent = '  '] =
    /^was:(.*)\n(?=(?: *#.*\n)*( *)- |)/m.exec(file.textFile.text) ?? [];
  if (line === undefined) return { find: '---\n', from, replace: `---\nwas: ${address}\n` };
  // A value in one line, a list in brackets, or a list with a line for each address.
  const written = ` ${value}`.replace(/\s#.*$/, '').trim();
  if (written.startsWith('['))
    return { find: line, from, replace: line.replace('[', `[${address}, `) };
  if (written === '') return { find: line, from, replace: `${line}${indent}- ${address}\n` };
  const all = [address, ...oldAddressesOf(file)].join(', ');
  return { find: line, from, replace: `was: [${all}]\n` };
}
