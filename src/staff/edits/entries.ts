import { Document } from 'yaml';
import { pagesFolder, type ContentType } from '../../compiler/content-types/content-types.ts';
import { fieldsOf, type Field } from '../../compiler/content-types/fields-of.ts';
import { escapeMarkdown } from '../../compiler/edit/escape-markdown.ts';
import { fileNameFor } from '../../compiler/edit/file-name.ts';
import { newTypes, nextOrder } from '../../compiler/edit/new-types.ts';
import type { Change, Writer } from '../session/writer.ts';
import { StaffError } from '../staff-error.ts';
import type { FilledForm } from './requests.ts';
import { titleOf, withTranslations } from './surroundings.ts';

/** A type of file that staff can create. */
export type NewType = ReturnType<typeof listNewTypes>[number];
/** A field of the form for a new file, derived from the schema. */
export type FormField = ReturnType<typeof describeField>;

/** Lists the types of files that can be created, with their forms. @param pictures the names of all pictures */
export function listNewTypes(pictures: readonly string[]) {
  return [...newTypes].map(([type, { frontMatter, body }]) => ({
    type,
    fields: leavesOf(fieldsOf(frontMatter))
      .filter(({ name }) => !isOrder(name))
      .map((field) => describeField(field, pictures)),
    hasBody: body === 'required',
  }));
}

/** Creates a file with the values that staff typed. */
export const createEntry: Change<FilledForm> = async ({ readBytes, compile, write }, form) => {
  const type = newTypes.get(form.type);
  if (!type) throw new StaffError(`"${form.type}" cannot be created.`);
  const { files } = await compile();
  // The first field holds the title, such as a question.
  const [title = ''] = Object.values(form.values);
  const path = freeName(readBytes, type, fileNameFor(title) || form.type);
  const text = composeEntry(type, form, nextOrder(files, type.folder));
  const after = new TextEncoder().encode(text);
  return write([{ path, before: undefined, after }], { name: `${path}, new`, text: title });
};

/** Removes an entry or a page with its translations. @param file the original or a translation */
export const removeAll: Change<string> = async ({ readBytes, compile, write }, file) => {
  if (!readBytes(file)) throw new StaffError('This no longer exists.');
  const { files } = await compile();
  const removed = files.find(({ source }) => source.path === file);
  const changes = withTranslations(file, files).map((path) => ({
    path,
    before: readBytes(path),
    after: undefined,
  }));
  return write(changes, {
    name: file,
    text: removed ? titleOf(removed) : file,
    action: 'removed',
  });
};

/** Returns the fields without nested fields, named by their paths: `navigation.label`. */
function leavesOf(fields: readonly Field[], prefix = '', isParentRequired = true): Field[] {
  return fields.flatMap((field) => {
    const name = prefix + field.name;
    const required = field.required && isParentRequired;
    return field.fields.length > 0
      ? leavesOf(field.fields, `${name}.`, required)
      : { ...field, name, required };
  });
}

function isOrder(name: string): boolean {
  return /(^|\.)order$/.test(name);
}

function describeField(field: Field, pictures: readonly string[]) {
  const { name, required: isRequired, options, meta } = field;
  return { name, kind: inputKind(field), isRequired, options: meta.picture ? pictures : options };
}

function inputKind({ name, form: validValues }: Field): 'text' | 'long text' | 'date' | 'flag' {
  if (validValues.startsWith('a date')) return 'date';
  if (validValues === 'true or false') return 'flag';
  // These fields contain whole sentences.
  return /description|words/.test(name) ? 'long text' : 'text';
}

/** Returns the path of a file that does not exist yet. */
function freeName(readBytes: Writer['readBytes'], { folder, id }: ContentType, name: string) {
  let file = `content/${folder}/${id ?? name}.mdx`;
  for (let number = 2; readBytes(file); number += 1) {
    if (id !== undefined) throw new StaffError('This already exists.');
    file = `content/${folder}/${name}-${number}.mdx`;
  }
  return file;
}

function composeEntry(
  { folder, frontMatter, body: bodyRule }: ContentType,
  { values, body }: FilledForm,
  order: number,
): string {
  // The failsafe schema writes dates and numbers without quotes.
  const fields = new Document({}, { schema: 'failsafe' });
  const isPage = folder === pagesFolder;
  for (const { name, required } of leavesOf(fieldsOf(frontMatter))) {
    const keys = name.split('.');
    // Staff do not type the order. An optional map, such as `navigation`, may be missing.
    const needsOrder = isOrder(name) && (required || fields.hasIn(keys.slice(0, -1)));
    const value = needsOrder ? String(order) : values[name];
    // A page's title ends with the shop's name.
    const needsShopName = isPage && name === 'title' && !value?.includes('{name}');
    if (value) fields.setIn(keys, needsShopName ? `${value} | {name}` : value);
  }
  const frontMatterText = `---\n${fields.toString({ lineWidth: 0 })}---\n`;
  if (bodyRule === 'none') return frontMatterText;
  const needsHeading = isPage && !body.startsWith('# ');
  const heading = needsHeading ? `# ${escapeMarkdown(values.title ?? '')}\n\n` : '';
  return `${frontMatterText}\n${heading}${body}\n`;
}
