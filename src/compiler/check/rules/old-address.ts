import { isPage, atField, type ContentFile } from '../../read/resolve/content-file.ts';
import { isTaken } from '../../read/files/file-names.ts';
import { addressOf, findOldAddresses, type OldAddress } from '../../read/resolve/old-addresses.ts';
import type { Rule } from './rule.ts';
import { asFile, say, sayInReport, type Message } from '../../../site/fields/say.ts';

export const oldAddress: Rule = {
  id: 'old-address',
  level: 'error',
  scope: 'site',
  summary: 'An old address leads to one page or entry, and does not exist any more.',
  check({ defaultLanguage: { files, pages }, files: allFiles, publicFiles }) {
    const names = allFiles.map(({ textFile }) => textFile.path.replace('content/', ''));
    const all = findOldAddresses(files);
    return all.flatMap((old, index) => {
      const duplicate = all.slice(0, index).find((earlier) => isSame(earlier, old));
      const entry = old.file.textFile.path;
      const [heading] = [...pages.values()].flatMap(({ anchors = [] }) =>
        anchors.some(({ path }) => path === entry)
          ? anchors.filter(({ id }) => id === old.address)
          : [],
      );
      const message = explain(old, { files, names, publicFiles, duplicate, heading });
      return message === undefined ? [] : [finding(old, message, duplicate)];
    });
  },
};

/** The pages and files that may already have an old address. */
interface PossibleOwners {
  /** The files of the default language. */
  files: readonly ContentFile[];
  /** The names of all files in content/. */
  names: readonly string[];
  publicFiles: readonly string[];
  /** The same old address, earlier in the content. */
  duplicate: OldAddress | undefined;
  /** A heading with this id on a page that shows the entry. */
  heading: { path: string } | undefined;
}

/** Explains why an old address cannot lead to its file; undefined if it can. */
function explain(
  { address, file, target }: OldAddress,
  { files, names, publicFiles, duplicate, heading }: PossibleOwners,
): Message | undefined {
  const existing = files.find(
    (other) =>
      other.textFile.folder === file.textFile.folder &&
      !other.data?.draft &&
      addressOf(other)?.toLowerCase() === pathAt(address),
  );
  if (addressOf(file) === undefined)
    return say`Delete this line. The page for URLs that do not exist has no address.`;
  const existingPath = existing?.textFile.path ?? heading?.path;
  if (existingPath !== undefined) {
    const owner = asFile(existingPath);
    return say`Delete "${{ address }}". ${{ file: owner }} has this address.`;
  }
  const [firstName = ''] = address
    .slice(1)
    .replace(/\.html?$/, '')
    .split('/');
  if (isPage(file) && isTaken(firstName, names))
    return say`Delete "${{ address }}". The site itself uses this address.`;
  const publicFile = publicFiles.find((name) =>
    [address, `${address}.html`, `${address}/index.html`].includes(`/${name}`),
  );
  if (isPage(file) && publicFile)
    return sayInReport`Delete "${{ address }}". public/${{ publicFile }} has this address.`;
  if (duplicate) return say`Delete "${{ address }}". Another file or line already has it.`;
  if (!target && isLoop(file, files))
    return say`Delete "${{ address }}". It leads in a circle, and no page is at its end.`;
  return undefined;
}

/** Returns the path at which hosts serve the file of an address: `/about` for `/About.html`. */
function pathAt(address: string): string {
  return address.toLowerCase().replace(/(?:\/index)?\.html?$/, '');
}

/** Returns true if a draft is replaced by files that it replaces itself. */
function isLoop(file: ContentFile, files: readonly ContentFile[]): boolean {
  const addresses = findOldAddresses(files);
  return addresses.some((old) => old.address === addressOf(file) && old.target === undefined);
}

function isSame(a: OldAddress, b: OldAddress): boolean {
  return a.file.textFile.folder === b.file.textFile.folder && a.address === b.address;
}

function finding(
  { address, file, field }: OldAddress,
  message: Message,
  duplicate: OldAddress | undefined,
) {
  const related = duplicate && atField(duplicate.file, [...duplicate.field]);
  // The only old address has a line of its own.
  const line = `was: ${address}\n`;
  const hasOwnLine = file.textFile.text.includes(`\n${line}`);
  return {
    ...atField(file, [...field]),
    message,
    related,
    ...(hasOwnLine && {
      fix: { find: line, replace: '', from: { line: 1, column: 1 }, safe: true as const },
    }),
  };
}
