import { tagDefinition } from '../../compiler/content-types/find-tag.ts';
import { fieldsOf, type Field } from '../../compiler/content-types/fields-of.ts';
import { isBusiness } from '../../compiler/content-types/content-types.ts';
import { editableSegments, type EditableSegment } from '../../compiler/write/editable-segments.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { focusWords } from '../../site/fields/focus.ts';
import { findUnchanged } from './editable.ts';
import { describeField, isOrder, leavesOf, type FormField } from './entry-types.ts';
import { originalOf, withTranslations } from './file-context.ts';
import type { Edit } from './requests.ts';
import { languagesOf } from './site-languages.ts';
import { attributeOf, tagAt, tagsAround, type TagPlace } from './tag-places.ts';

/**
 * A value that no text of the page shows: an optional one that is still empty, or one that is not text, such
 * as a day or an icon. Fields have names such as `until` and `was.0`, attributes such as `<Hero> focus`.
 */
export interface Detail extends FormField {
  /** The file that has or gets the value: a translation has only text, so other values belong to its original. */
  file: string;
  /** The tag that has the attribute; undefined for a field of front matter. */
  tag?: TagPlace | undefined;
  /** The value in the file; undefined if the file does not have it. */
  saved: string | undefined;
  /** True for a new entry of a list that has others. */
  isAnother?: boolean | undefined;
}

/** The text whose sheet shows the details. */
export type DetailsOf = Pick<Edit, 'file' | 'id' | 'expected'>;

/** The fields that have sheets of their own, that the staff page writes by itself, or of which none can be added. */
const elsewhere =
  /^(hours|special_days|announcements|placeholders|not_preeti|only|translated_from|reviewed|published|code|months|day|night)\b/;

/**
 * Lists the details of the file and of the tags that contain a text. A file with errors has none.
 * @param pictures the names of all pictures
 */
export function listDetails(
  files: readonly ContentFile[],
  { file: path, ...text }: DetailsOf,
  pictures: readonly string[],
): Detail[] {
  const file = files.find(({ textFile }) => textFile.path === path);
  if (!file?.type || !file.data) return [];
  const opened =
    findUnchanged(file, text) ?? editableSegments(file).find(({ id }) => id === text.id);
  const original = originalOf(file, files);
  const own = fieldsIn(file);
  const texts = new Set(own.map(({ name }) => name));
  const shared = original === file ? [] : fieldsIn(original);
  const fields = [
    ...own.flatMap((field) => fieldDetail(field, file, opened)),
    ...shared
      .filter(({ name, meta }) => !texts.has(name) && !meta.isText)
      .flatMap((field) => fieldDetail(field, original, opened)),
    // A new entry of a list of texts needs them in all languages.
    ...withTranslations(path, files)
      .flatMap((name) => files.find(({ textFile }) => textFile.path === name) ?? [])
      .filter((other) => other !== file)
      .flatMap((other) =>
        fieldsIn(other)
          .filter(({ meta }) => meta.isText)
          .flatMap((field) => fieldDetail(field, other, opened))
          .filter(({ isAnother }) => isAnother),
      ),
  ];
  const attributes = opened?.path || !opened ? [] : attributeDetails(file, opened, files);
  return [...attributes, ...fields].map(({ field, ...detail }) => ({
    ...describeField(field, pictures),
    ...(field.name.endsWith('focus') && { options: focusWords }),
    ...detail,
  }));
}

function fieldsIn({ type }: ContentFile): Field[] {
  return (type ? leavesOf(fieldsOf(type.frontMatter)) : []).filter(
    ({ name }) => !isOrder(name) && !elsewhere.test(name),
  );
}

type Found = Omit<Detail, keyof FormField> & { field: Field };

/** Returns a field of front matter if it is a detail, with all items of a list. */
function fieldDetail(field: Field, content: ContentFile, opened?: EditableSegment): Found[] {
  const file = content.textFile.path;
  const list = listOf(field);
  const current = content.segments.filter(({ path, label }) => path && label === field.name);
  if (list === undefined) {
    const [saved] = current.map(({ value }) => value);
    return isDetail(field, saved, content) ? [{ field, file, saved }] : [];
  }
  const items = content.segments.filter(({ label }) => `${label}.`.startsWith(`${list}.`));
  const count = new Set(items.map(({ path = [] }) => path[list.split('.').length])).size;
  const next = field.name.includes('.0.')
    ? field.name.replace('.0.', `.${count}.`)
    : `${list}.${count}`;
  const isOpened = opened?.path?.[0] === list.split('.')[0];
  const isScalar = field.meta.acceptsOne === true;
  const added: Found = {
    field: { ...field, name: next },
    file,
    saved: undefined,
    isAnother: count > 0,
  };
  return [
    ...(isScalar ? items : []).map((item) => ({
      field: { ...field, name: item.label },
      file,
      saved: item.value,
    })),
    ...((count === 0 ? !field.required : isOpened || isScalar) ? [added] : []),
  ];
}

/** Returns the name of the list to which a field belongs: `links` for `links.0.words`. */
export function listOf({ name, list, meta }: Field): string | undefined {
  if (name.includes('.0.')) return name.replace(/\.0\..*/, '');
  return meta.acceptsOne === true || list === 'values' ? name : undefined;
}

/** A link is edited below its text, and the facts of the shop are listed in More. */
function isDetail({ required, meta }: Field, saved: string | undefined, file?: ContentFile) {
  if (saved === undefined) return !required;
  return meta.isText !== true && meta.kind !== 'link' && !(file && isBusiness(file.textFile));
}

/** Returns the attributes of the tags around a text that are details. */
function attributeDetails(
  content: ContentFile,
  opened: EditableSegment,
  files: readonly ContentFile[],
): Found[] {
  const { path } = content.textFile;
  const paths = withTranslations(path, files);
  return tagsAround(content, opened).flatMap(({ node, place }) => {
    const schema = tagDefinition(node.name)?.attributes;
    return (schema ? fieldsOf(schema) : []).flatMap((attribute): Found[] => {
      const saved = attributeOf(node, attribute.name);
      if (!isDetail(attribute, saved)) return [];
      const field = { ...attribute, name: `<${node.name}> ${attribute.name}` };
      const others = files.filter(
        (file) => paths.includes(file.textFile.path) && tagAt(file, place) !== undefined,
      );
      // Other values than text are written in all languages.
      const written = attribute.meta.isText ? others : [content];
      return written.map(({ textFile }) => ({ field, file: textFile.path, tag: place, saved }));
    });
  });
}

/** Returns the language of a file's text (BCP 47). */
export function languageIn(files: readonly ContentFile[], path: string) {
  const file = files.find(({ textFile }) => textFile.path === path);
  return languagesOf(files).find(({ folder }) => folder === file?.textFile.language);
}
