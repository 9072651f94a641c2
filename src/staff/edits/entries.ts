import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { Document } from 'yaml';
import {
  contentTypeOf,
  pagesFolder,
  type ContentType,
} from '../../compiler/content-types/content-types.ts';
import { fieldsOf } from '../../compiler/content-types/fields-of.ts';
import { escapeMarkdown } from '../../compiler/write/escape-markdown.ts';
import { fileNameFor } from '../../compiler/write/file-name.ts';
import { isTaken } from '../../compiler/read/files/file-names.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { changedLines, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { Fix } from '../../compiler/diagnostics/diagnostic.ts';
import {
  addOldAddress,
  addressOf,
  oldAddressesOf,
} from '../../compiler/read/resolve/old-addresses.ts';
import { newTypes, nextOrder } from '../../compiler/write/new-types.ts';
import { escapeLegacyTexts } from '../../compiler/read/resolve/legacy-segments.ts';
import { blobId } from '../../compiler/read/files/blob-id.ts';
import { parseText, type SaveFunction } from './writer.ts';
import { StaffError } from '../files/staff-error.ts';
import type { FileChange } from '../files/transport.ts';
import type { FieldValues, FilledForm } from './requests.ts';
import { isOrder, leavesOf } from './entry-types.ts';
import { languagesOf } from './site-languages.ts';
import { withTranslations } from './file-context.ts';

/**
 * Creates a file with the values that staff typed, and a translation for each other language with a
 * text. If only another language has a text, the file has it too, and waits for its own text.
 */
export const createEntry: SaveFunction<FilledForm> = async ({ compile, write }, form) => {
  const type = newTypes.get(form.type);
  if (!type) throw new Error(`"${form.type}" cannot be created`);
  const { files } = await compile();
  const written = languagesOf(files).filter(({ code }) =>
    Object.values(form.texts[code] ?? {}).some((text) => text !== ''),
  );
  const [first] = written;
  if (!first) throw new StaffError('no-text');
  const texts = form.texts[first.code] ?? {};
  // The first field holds the title, such as a question.
  const [title = ''] = Object.values(texts);
  const id = freeId(files, type, fileNameFor(title) || form.type);
  const shared = { ...form.values, ...(first.folder !== undefined && { only: first.folder }) };
  const original = composeEntry(type, { ...shared, ...texts }, nextOrder(files, type.folder));
  const changes = [newFile(`content/${type.folder}/${id}.mdx`, original)];
  const version = blobId({ text: original });
  for (const { folder: language, code } of written) {
    const translation = language && contentTypeOf({ language, folder: type.folder, id });
    if (!translation) continue;
    const values = { ...form.texts[code], translated_from: version };
    const text = composeEntry(translation, values, 0);
    changes.push(newFile(`content/${language}/${type.folder}/${id}.mdx`, text));
  }
  return write(changes);
};

function newFile(path: string, text: string): FileChange {
  return { path, before: undefined, after: new TextEncoder().encode(text) };
}

/** A removal of an entry or a page with its translations. */
export interface Removal {
  /** The original or a translation. */
  file: string;
  /** The original that visitors of the removed address see instead; undefined if there is none. */
  successor?: string | undefined;
}

export const removeAll: SaveFunction<Removal> = async ({ readBytes, compile, write }, removal) => {
  const { file, successor } = removal;
  if (!readBytes(file)) throw new StaffError('gone');
  const { files } = await compile();
  const find = (path?: string) => files.find(({ textFile }) => textFile.path === path);
  const paths = withTranslations(file, files);
  const changes: FileChange[] = paths.map((path) => ({
    path,
    before: readBytes(path),
    after: undefined,
  }));
  const original = find(paths[0]);
  const target = find(successor);
  if (original && target) {
    const before = readBytes(target.textFile.path);
    let text = target;
    for (const address of [addressOf(original) ?? '', ...oldAddressesOf(original)])
      text = parseText(
        target.textFile.path,
        encode(replaceFix(text, addOldAddress(text, address))),
      );
    const lines = changedLines(target.textFile.text, text.textFile.text);
    if (before)
      changes.push({ path: target.textFile.path, before, after: replaceInBytes(before, lines) });
  }
  return write(changes);
};

function encode(text: string) {
  return new TextEncoder().encode(text);
}

function replaceFix({ textFile: { text } }: ContentFile, { find, replace }: Fix): string {
  return text.replace(find, () => replace);
}

/** Returns the id of a file that does not exist yet, and whose name the site does not need. */
function freeId(files: readonly ContentFile[], { folder }: ContentType, name: string): string {
  const names = files.map(({ textFile }) => textFile.path.replace('content/', ''));
  const isUsed = (id: string) =>
    names.includes(`${folder}/${id}.mdx`) || (folder === pagesFolder && isTaken(id, names));
  let id = name;
  for (let number = 2; isUsed(id); number += 1) id = `${name}-${number}`;
  return id;
}

function composeEntry(
  { folder, frontMatter, body: bodyRule }: ContentType,
  { body = '', ...values }: FieldValues,
  order: number,
): string {
  // The failsafe schema writes dates and numbers without quotes.
  const fields = new Document({}, { schema: 'failsafe' });
  const isPage = folder === pagesFolder;
  // Search engines show the first sentences of a page without a description.
  const description = values.description || describePage(values.title ?? '', body);
  const allValues: FieldValues = isPage ? { ...values, description } : values;
  for (const { name, required } of leavesOf(fieldsOf(frontMatter))) {
    const keys = name.split('.');
    // Staff do not type the order. An optional map, such as `navigation`, may be missing.
    const needsOrder = isOrder(name) && (required || fields.hasIn(keys.slice(0, -1)));
    const value = needsOrder ? String(order) : allValues[name];
    // A page's title ends with the shop's name.
    const needsShopName = isPage && name === 'title' && !value?.includes('{name}');
    if (value) fields.setIn(keys, needsShopName ? `${value} | {name}` : value);
  }
  const frontMatterText = `---\n${fields.toString({ lineWidth: 0 })}---\n`;
  if (bodyRule === 'none') return frontMatterText;
  const needsHeading = isPage && !body.startsWith('# ');
  const heading = needsHeading ? `# ${escapeMarkdown(values.title ?? '')}\n\n` : '';
  return `${frontMatterText}\n${heading}${escapeLegacyTexts(body)}\n`;
}

/** Returns the first words of a page without its marks, on one line, with at most 160 characters. */
function describePage(title: string, body: string): string {
  const isNepali = /\p{Script=Devanagari}/u.test(title);
  const end = /[.?!।]$/.test(title) ? '' : isNepali ? '।' : '.';
  const blocks = fromMarkdown(body).children.map((node) => toString(node, { includeHtml: false }));
  const line = [title + end, ...blocks]
    .join(' ')
    .replaceAll(/[\s|]+/g, ' ')
    .trim();
  return /^.{0,160}(?=\s|$)/.exec(line)?.[0] ?? line.slice(0, 160);
}
