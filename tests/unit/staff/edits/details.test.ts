import { describe, expect, test } from 'vitest';
import { fieldsOf, type Field } from '../../../../src/compiler/content-types/fields-of.ts';
import {
  folderTypes,
  singletonTypes,
} from '../../../../src/compiler/content-types/content-types.ts';
import { editableSegments } from '../../../../src/compiler/write/editable-segments.ts';
import { tags } from '../../../../src/site/tags/tag-schemas.ts';
import { listDetails, listOf } from '../../../../src/staff/edits/details.ts';
import { saveDetails, type ChangedDetail } from '../../../../src/staff/edits/save-details.ts';
import { isOrder, leavesOf } from '../../../../src/staff/edits/entry-types.ts';
import { parseText, type Writer } from '../../../../src/staff/edits/writer.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Saves details of a file, and returns its new text. */
async function textAfter(path: string, text: string, details: readonly ChangedDetail[]) {
  let written = text;
  const writer = {
    compile: async () => ({ files: [fileOf(path, text)] }),
    readBytes: () => encode(text),
    write: async ([change]: Parameters<Writer['write']>[0]) => {
      written = new TextDecoder().decode(change?.after);
      return { result: 'saved', id: 1 };
    },
  } as unknown as Writer;
  await saveDetails(writer, details);
  return written;
}

/** The schema would reject a file without its required fields before it lists those that are missing. */
const fileOf = (path: string, text: string) => ({ ...parseText(path, encode(text)), data: {} });

/** Fields that have their own sheets, that the staff page writes by itself, or of which none can be added. */
const others =
  /^(hours|special_days|announcements|placeholders|not_preeti|only|published|code|months|day|night)\b/;

const types = [...folderTypes, ...singletonTypes].map((type) => {
  const path = `content/${type.folder}/${type.id ?? 'some'}.mdx`;
  const leaves = leavesOf(fieldsOf(type.frontMatter)).filter(
    ({ name }) => !isOrder(name) && !others.test(name),
  );
  return [type.name, path, leaves] as const;
});
const empty = '---\n# Empty.\n---\n';
const valueOf = ({ options, examples }: Field) => options[0] ?? examples[0] ?? 'एक: #';
/** Returns the fields of front matter with their values. */
const foundIn = (path: string, text: string) =>
  parseText(path, encode(text))
    .segments.filter(({ path: keys }) => keys)
    .map(({ label, value }) => [label, value]);

describe.each(types)('a file of %s', (_, path, leaves) => {
  const optional = leaves.filter(({ required }) => !required);

  test('can get each optional field, and lose it again', async () => {
    const details = listDetails([fileOf(path, empty)], { file: path, expected: '' }, []);
    const named = (field: (typeof leaves)[number]) =>
      field.meta.acceptsOne ? `${field.name}.0` : field.name;
    expect(details.map(({ name }) => name)).toEqual(optional.map(named));
    const values = optional.map((field) => [named(field), valueOf(field)] as const);
    const added = details.map((detail, index) => ({
      ...detail,
      value: values[index]?.[1] ?? '',
    }));
    const written = await textAfter(path, empty, added);
    expect(foundIn(path, written)).toEqual(expect.arrayContaining(values));
    const removed = added.map((detail) => ({ ...detail, saved: detail.value, value: '' }));
    expect(
      foundIn(path, await textAfter(path, written, removed)).filter(
        ([name]) => !isOrder(name ?? ''),
      ),
    ).toEqual([]);
  });
});

const lists = types.flatMap(([, path, leaves]) =>
  [...new Set(leaves.flatMap((field) => listOf(field) ?? []))].map(
    (list) => [list, path, leaves] as const,
  ),
);

test.each(lists)('the list %s of %s can get another entry', async (list, path, leaves) => {
  const inList = leaves.filter((field) => listOf(field) === list);
  const at = (index: number) =>
    inList.map((field) => ({
      file: path,
      name: field.name.includes('.0.')
        ? field.name.replace('.0.', `.${index}.`)
        : `${list}.${index}`,
      saved: undefined,
      isText: false,
      value: `${valueOf(field)}${index}`,
    }));
  const one = await textAfter(path, empty, at(0));
  const [opened] = editableSegments(parseText(path, encode(one)));
  const request = { file: path, id: opened?.id, expected: '' };
  const next = listDetails([fileOf(path, one)], request, []).filter(({ isAnother }) => isAnother);
  expect(next.map(({ name }) => name)).toEqual(at(1).map(({ name }) => name));
  const two = await textAfter(path, one, at(1));
  expect(foundIn(path, two)).toEqual([...at(0), ...at(1)].map(({ name, value }) => [name, value]));
});

const optionalAttributes = Object.entries(tags).flatMap(([name, { example, attributes }]) =>
  fieldsOf(attributes)
    .filter(({ required }) => !required)
    // A text that the tag has already is edited in its own sheet.
    .filter((field) => !(field.meta.isText && example.includes(` ${field.name}="`)))
    .map((field) => [name, field.name, example] as const),
);

test.each(optionalAttributes)(
  'a <%s> can get %s, and lose it again',
  async (name, key, example) => {
    const path = 'content/pages/some.mdx';
    const text = `---\ntitle: Some\n---\n\n${example}\n`;
    const label = `<${name}> ${key}`;
    const detail = editableSegments(parseText(path, encode(text)))
      .filter(({ path: keys }) => !keys)
      .flatMap(({ id }) => listDetails([fileOf(path, text)], { file: path, id, expected: '' }, []))
      .find((found) => found.name === label);
    if (!detail) throw new Error(`${label} is not listed.`);
    const value = detail.options.at(-1) ?? 'A "new" & good one';
    const foundAfter = (changed: string) =>
      parseText(path, encode(changed)).segments.find((segment) => segment.label === label);
    const written = await textAfter(path, text, [{ ...detail, value }]);
    expect(foundAfter(written)?.visibleText).toBe(value);
    const without = await textAfter(path, written, [{ ...detail, saved: value, value: '' }]);
    expect(foundAfter(without)).toBeUndefined();
  },
);

test('an entry is added in the form of its list, and comments stay', async () => {
  const path = 'content/faq/some.mdx';
  const add = (was: string, name: string, saved?: string, value = '/c') =>
    textAfter(path, `---\n${was}\n---\n`, [{ file: path, name, saved, isText: false, value }]);
  expect(await add('was: a # One.', 'was.1')).toBe('---\nwas:\n  - a\n  - /c # One.\n---\n');
  expect(await add('was: [a, b]\ntitle: x', 'was.2')).toBe(
    '---\nwas:\n  - a\n  - b\n  - /c\ntitle: x\n---\n',
  );
  expect(await add('was:\n- a\n# Two.\n- b # B\ntitle: x', 'was.2')).toBe(
    '---\nwas:\n- a\n# Two.\n- b # B\n- /c\ntitle: x\n---\n',
  );
  expect(await add('was:\n  - a\n  - b # B\ntitle: x', 'was.1', 'b', '')).toBe(
    '---\nwas:\n  - a\ntitle: x\n---\n',
  );
  expect(await add('was: [a, b]\ntitle: x', 'was.0', 'a', '')).toBe(
    '---\nwas: [b]\ntitle: x\n---\n',
  );
  expect(await add('was: [a, b]\ntitle: x', 'was.1', 'b', '')).toBe(
    '---\nwas: [a]\ntitle: x\n---\n',
  );
  expect(await add('was: a\ntitle: x', 'was', 'a', '')).toBe('---\ntitle: x\n---\n');
});
