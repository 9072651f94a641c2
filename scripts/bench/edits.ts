import { rename, writeFile } from 'node:fs/promises';

/** A kind of edit that staff make; the page /faq shows the words of each. */
export interface EditKind {
  name: string;
  file: string;
  /** Puts words of ours into the file's text. */
  change: (text: string, words: string) => string;
  save: (file: string, text: string) => Promise<void>;
}

/** The words become the value of a field. */
const field = (name: string) => (text: string, words: string) =>
  text.replace(new RegExp(`^( *${name}:).*$`, 'm'), `$1 ${words}`);

/** The words become a paragraph at the end. */
const paragraph = (text: string, words: string) => `${text}\n${words}\n`;

const inPlace = (file: string, text: string) => writeFile(file, text);

/** Saves as careful editors do: what is new is written beside the old file and takes its name. */
async function byRename(file: string, text: string) {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

const page = 'content/pages/faq.mdx';
const entry = 'content/faq/delivery.mdx';

export const editKinds: readonly EditKind[] = [
  { name: 'words of a page', file: page, change: paragraph, save: inPlace },
  { name: 'fields of a page', file: page, change: field('label'), save: inPlace },
  { name: 'words of an entry', file: entry, change: paragraph, save: inPlace },
  { name: 'fields of an entry', file: entry, change: field('question'), save: inPlace },
  { name: 'a fact', file: 'content/site/business.mdx', change: field('name'), save: inPlace },
  {
    name: 'words of the frame',
    file: 'content/site/header.mdx',
    change: field('call'),
    save: inPlace,
  },
  { name: 'words of a page, by rename', file: page, change: paragraph, save: byRename },
];
