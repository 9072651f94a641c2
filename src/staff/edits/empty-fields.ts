import { Document } from 'yaml';
import { fieldsOf, type Field } from '../../compiler/content-types/fields-of.ts';
import { replaceRanges } from '../../compiler/diagnostics/fixes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { addField } from '../../compiler/write/add-field.ts';
import { nextOrder } from '../../compiler/write/new-types.ts';
import { changedLines, replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { FileChange } from '../files/transport.ts';
import { describeField, isOrder, leavesOf, type FormField } from './entry-types.ts';
import { originalOf } from './file-context.ts';
import { readText, type SaveFunction } from './writer.ts';

/** An optional field that a file does not have. */
export interface EmptyField extends FormField {
  /** The path of the file that gets it: a translation has only text, so other values belong to its original. */
  file: string;
}

/** The fields that have sheets of their own, or that the staff page writes by itself. */
const elsewhere =
  /^(hours|special_days|placeholders|not_preeti|only|translated_from|reviewed|published)\b/;

/**
 * Lists the optional fields that a file and its original do not have. A file with errors has none.
 * @param pictures the names of all pictures
 */
export function listEmptyFields(
  files: readonly ContentFile[],
  path: string,
  pictures: readonly string[],
): EmptyField[] {
  const file = files.find(({ textFile }) => textFile.path === path);
  if (!file?.type || !file.data) return [];
  const original = originalOf(file, files);
  const own = optionalFields(file);
  const texts = new Set(optionalFields(file).map(({ name }) => name));
  const shared = original === file ? [] : optionalFields(original);
  const empty = [
    ...own.filter((field) => !has(file, field)).map((field) => ({ file: path, field })),
    ...shared
      .filter(({ name, meta }) => !texts.has(name) && !meta.isText)
      .filter((field) => !has(original, field))
      .map((field) => ({ file: original.textFile.path, field })),
  ];
  return empty.map(({ file: target, field }) => ({
    ...describeField(field, pictures),
    file: target,
  }));
}

/** Returns the optional fields of a file's schema that staff can add to it. */
function optionalFields({ type }: ContentFile): Field[] {
  const fields = type ? leavesOf(fieldsOf(type.frontMatter)) : [];
  return fields.filter(
    ({ name, required }) => !required && !isOrder(name) && !elsewhere.test(name),
  );
}

/** Returns true if a file has a field, or the list to which the field belongs. */
function has({ segments }: ContentFile, { name }: Field): boolean {
  const list = name.replace(/\.0\..*/, '');
  return segments.some(({ label }) => label === list || label.startsWith(`${list}.`));
}

/** A typed value of an empty field. */
interface AddedField {
  file: string;
  name: string;
  value: string;
}

/** Adds fields to their files. */
export const saveFields: SaveFunction<readonly AddedField[]> = async (writer, added) => {
  const { files } = await writer.compile();
  const changes = [...new Set(added.map(({ file }) => file))].map((path): FileChange => {
    const { bytes, content } = readText(writer, path);
    const { text, folder } = content.textFile;
    const fields = added.filter(({ file }) => file === path);
    const next = withFields(text, content, fields, String(nextOrder(files, folder)));
    return { path, before: bytes, after: replaceInBytes(bytes, changedLines(text, next)) };
  });
  return writer.write(changes);
};

/** @param order the value of the field `order` that a new map such as `navigation` requires */
function withFields(
  text: string,
  { type }: ContentFile,
  fields: readonly AddedField[],
  order: string,
): string {
  // The failsafe schema keeps dates and numbers as text.
  const tree = new Document({}, { schema: 'failsafe' });
  for (const { name, value } of fields) {
    const keys = name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    tree.setIn(keys, value);
  }
  for (const { name } of type ? leavesOf(fieldsOf(type.frontMatter)) : []) {
    const [parent = '', child] = name.split('.');
    const isNewMap = child && tree.has(parent) && !new RegExp(`^${parent}:`, 'm').test(text);
    if (isNewMap && isOrder(name)) tree.setIn([parent, child], order);
  }
  const added = Object.entries(tree.toJS() as Record<string, unknown>).flatMap(
    ([name, value]): [string[], unknown][] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([child, nested]) => [[name, child], nested])
        : [[[name], value]],
  );
  let changed = text;
  for (const [path, value] of added)
    changed = replaceRanges(changed, [addField(changed, path, value)]);
  return changed;
}
