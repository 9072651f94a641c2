import { pagesFolder } from '../../compiler/content-types/content-types.ts';
import { fieldsOf, type Field } from '../../compiler/content-types/fields-of.ts';
import { newTypes } from '../../compiler/write/new-types.ts';
import { requiredPages, type ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { FieldValues } from './requests.ts';
import { languagesOf } from './site-languages.ts';

/** A type of file that staff can create. */
export type NewType = ReturnType<typeof listNewTypes>[number];
/** A field of the form for a new file, derived from the schema. */
export type FormField = ReturnType<typeof describeField>;

/** Lists the types of files that can be created, with their forms. @param pictures the names of all pictures */
export function listNewTypes(files: readonly ContentFile[], pictures: readonly string[]) {
  // The announcement has its own form.
  const folderTypes = [...newTypes].filter(([, { id }]) => id === undefined);
  return folderTypes.map(([type, { folder, frontMatter, body }]) => ({
    type,
    folder,
    fields: leavesOf(fieldsOf(frontMatter))
      .filter(({ name, meta }) => !isOrder(name) && meta.inNewFiles !== false)
      .map((field) => describeField(field, pictures)),
    hasBody: body === 'required',
    /** The initial texts by language (BCP 47). */
    initialTexts: folder === pagesFolder ? startPageMessages(files) : {},
  }));
}

/** Returns the WhatsApp message of the start page by language. A new page begins with it. */
function startPageMessages(files: readonly ContentFile[]): Readonly<Record<string, FieldValues>> {
  const [home] = requiredPages;
  const messages = languagesOf(files).map(({ folder, code }) => {
    const page = files.find(
      ({ textFile }) =>
        textFile.folder === pagesFolder && textFile.id === home && textFile.language === folder,
    );
    const whatsapp = page?.segments.find(({ label }) => label === 'whatsapp')?.value;
    return [code, whatsapp === undefined ? {} : { whatsapp }];
  });
  return Object.fromEntries(messages) as Record<string, FieldValues>;
}

/**
 * Returns the fields without nested fields, named by their paths: `navigation.label`, and `social.others.0.label`
 * for the first entry of a list.
 */
export function leavesOf(fields: readonly Field[], prefix = '', isParentRequired = true): Field[] {
  return fields.flatMap((field) => {
    const name = prefix + field.name;
    const required = field.required && isParentRequired;
    return field.fields.length > 0
      ? leavesOf(field.fields, field.list === 'entries' ? `${name}.0.` : `${name}.`, required)
      : { ...field, name, required };
  });
}

export function isOrder(name: string): boolean {
  return /(^|\.)order$/.test(name);
}

/** The icons of buttons, which say nothing about a thing. */
const ofButtons = new Set(['list', 'x']);

/** Describes a field for a form. @param pictures the names of all pictures */
export function describeField(field: Field, pictures: readonly string[]) {
  const { name, required: isRequired, options, meta } = field;
  return {
    name,
    kind: inputKind(field),
    meta,
    // A page without a description gets the beginning of its text.
    isRequired: name !== 'description' && (isRequired || meta.inNewFiles === true),
    options:
      meta.kind === 'picture' ? pictures : options.filter((option) => !ofButtons.has(option)),
    isText: meta.isText === true,
  };
}

function inputKind({
  name,
  meta: { kind },
}: Field): 'text' | 'long text' | 'date' | 'flag' | 'icon' | 'picture' {
  if (kind === 'picture' || kind === 'icon' || kind === 'date' || kind === 'flag') return kind;
  // These fields contain whole sentences.
  return /description|^whatsapp$|words/.test(name) ? 'long text' : 'text';
}
