import { rename, writeFile } from 'node:fs/promises';

/** A kind of edit: which words of which file change, and a page that shows them. */
export interface EditKind {
  name: string;
  file: string;
  page: string;
  /** Puts words of ours in the place of those that stand there. */
  change: (text: string, words: string) => string;
  save: (file: string, text: string) => Promise<void>;
}

/** The value of a field of the front matter becomes the words. */
const field = (name: string) => (text: string, words: string) =>
  text.replace(new RegExp(`^( *${name}:).*$`, 'm'), `$1 ${words}`);

/** The words stand in a paragraph of their own at the end. */
const paragraph = (text: string, words: string) => `${text}\n${words}\n`;

const inPlace = (file: string, text: string) => writeFile(file, text);

/** Saves as careful editors do: the new file is written beside the old one and takes its name. */
async function byRename(file: string, text: string) {
  await writeFile(`${file}~`, text);
  await rename(`${file}~`, file);
}

const faq = { page: '/faq', save: inPlace };

export const editKinds: readonly EditKind[] = [
  { ...faq, name: 'words of a page', file: 'content/pages/faq.mdx', change: paragraph },
  { ...faq, name: 'fields of a page', file: 'content/pages/faq.mdx', change: field('label') },
  { ...faq, name: 'fields of an entry', file: 'content/faq/delivery.mdx', change: field('question') },
  { ...faq, name: 'words of an entry', file: 'content/faq/delivery.mdx', change: paragraph },
  { ...faq, name: 'a fact', file: 'content/site/business.mdx', change: field('delivery_area') },
  { ...faq, name: 'words of the frame', file: 'content/site/header.mdx', change: field('call') },
  {
    ...faq,
    name: 'words of a page, by rename',
    file: 'content/pages/faq.mdx',
    change: paragraph,
    save: byRename,
  },
];
