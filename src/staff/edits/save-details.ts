import { Document } from 'yaml';
import { fieldsOf } from '../../compiler/content-types/fields-of.ts';
import { replaceRanges } from '../../compiler/diagnostics/fixes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { addField } from '../../compiler/write/add-field.ts';
import { editableSegments, replaceSegment } from '../../compiler/write/editable-segments.ts';
import { addItem, removeNode } from '../../compiler/write/list-items.ts';
import { nextOrder } from '../../compiler/write/new-types.ts';
import { changedLines, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import { setAttributes } from '../../compiler/write/set-attributes.ts';
import type { FileChange } from '../files/transport.ts';
import type { Detail } from './details.ts';
import { isOrder, leavesOf } from './entry-types.ts';
import { withTranslations } from './file-context.ts';
import { attributeOf, tagAt } from './tag-places.ts';
import { upToDate } from './up-to-date.ts';
import { parseText, readText, type SaveFunction } from './writer.ts';

/** A detail with its new value. An empty value removes it. */
export type ChangedDetail = Pick<Detail, 'file' | 'name' | 'saved' | 'tag' | 'isText'> & {
  value: string;
};

/** Writes details into their files. Attributes that are not text are written in all languages. */
export const saveDetails: SaveFunction<readonly ChangedDetail[]> = async (writer, changed) => {
  const { files } = await writer.compile();
  const inFiles = changed.flatMap((detail) =>
    detail.tag && !detail.isText
      ? withTranslations(detail.file, files).map((file) => ({ ...detail, file, from: detail.file }))
      : { ...detail, from: detail.file },
  );
  const changes: FileChange[] = [];
  for (const path of new Set(inFiles.map(({ file }) => file))) {
    const { bytes, content } = readText(writer, path);
    const details = inFiles.filter(({ file }) => file === path);
    const { text, folder } = content.textFile;
    const isMoved = ({ name, saved, tag, from }: (typeof details)[number]) =>
      tag
        ? from === path && !isAsSaved(tagAt(content, tag), name, saved)
        : saved !== undefined &&
          content.segments.find(({ label }) => label === name)?.value !== saved;
    if (details.some(isMoved)) return { result: 'changed' };
    const withTags = withAttributes(content, details);
    const next = withFields(
      parseText(path, new TextEncoder().encode(withTags)),
      details.filter(({ tag }) => !tag),
      String(nextOrder(files, folder)),
    );
    changes.push({ path, before: bytes, after: replaceInBytes(bytes, changedLines(text, next)) });
  }
  return writer.write(await upToDate(writer, changes));
};

/** Returns true for a tag whose attribute has the value that staff have seen. */
function isAsSaved(node: ReturnType<typeof tagAt>, name: string, saved: string | undefined) {
  return node !== undefined && attributeOf(node, attributeName(name)) === saved;
}

/** `<Card> icon` → `icon` */
const attributeName = (name: string) => name.replace(/^.* /, '');

function withAttributes(content: ContentFile, details: readonly ChangedDetail[]): string {
  const values = new Map<ReturnType<typeof tagAt>, Record<string, string>>();
  for (const { name, tag, value } of details) {
    const node = tag && tagAt(content, tag);
    if (node) values.set(node, { ...values.get(node), [attributeName(name)]: value });
  }
  const replacements = [...values].flatMap(([node, set]) => (node ? setAttributes(node, set) : []));
  return replaceRanges(content.textFile.text, replacements);
}

/** @param order the value of the field `order` that a new map such as `navigation` requires */
function withFields(
  content: ContentFile,
  details: readonly ChangedDetail[],
  order: string,
): string {
  const { type, segments } = content;
  const replaced = details.flatMap(({ name, saved, value }) => {
    const segment = editableSegments(content).find(({ label }) => label === name);
    const replacement =
      saved !== undefined && value !== '' && segment && replaceSegment(content, segment, value);
    return replacement ? [replacement] : [];
  });
  let text = replaceRanges(content.textFile.text, replaced);
  // The failsafe schema keeps dates and numbers as text.
  const tree = new Document({}, { schema: 'failsafe' });
  for (const { name, saved, value } of details)
    if (saved === undefined && value !== '') tree.setIn(keysOf(name), value);
  for (const { name } of type ? leavesOf(fieldsOf(type.frontMatter)) : []) {
    const [parent = '', child] = name.split('.');
    const isNewMap = child && tree.has(parent) && !new RegExp(`^${parent}:`, 'm').test(text);
    if (isNewMap && isOrder(name)) tree.setIn([parent, child], order);
  }
  for (const [path, value] of listAdded(tree.toJS() as Record<string, unknown>)) {
    const list = path.join('.');
    const isList = segments.some(({ label }) => `${label}.`.startsWith(`${list}.`));
    const item = Array.isArray(value) ? (value as unknown[]).at(-1) : value;
    text = replaceRanges(text, [isList ? addItem(text, path, item) : addField(text, path, value)]);
  }
  const removed = details.filter(({ saved, value }) => saved !== undefined && value === '');
  for (const { name } of removed.toReversed())
    text = replaceRanges(text, [removeNode(text, keysOf(name))]);
  return text;
}

/** Returns the added values with their paths. A list is one value. */
function listAdded(fields: Readonly<Record<string, unknown>>): [string[], unknown][] {
  return Object.entries(fields).flatMap(([name, value]): [string[], unknown][] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([child, nested]) => [[name, child], nested])
      : [[[name], value]],
  );
}

function keysOf(name: string): (string | number)[] {
  return name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
