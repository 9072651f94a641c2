import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../../../src/compiler/content-types/fields-of.ts';
import {
  folderTypes,
  singletonTypes,
} from '../../../../src/compiler/content-types/content-types.ts';
import { listEmptyFields, saveFields } from '../../../../src/staff/edits/empty-fields.ts';
import { isOrder, leavesOf } from '../../../../src/staff/edits/entry-types.ts';
import { parseText, type Writer } from '../../../../src/staff/edits/writer.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Fields that have their own sheets, or that the staff page writes by itself. */
const others = /^(hours|special_days|not_preeti|only)\b/;

describe.each([...folderTypes, ...singletonTypes].map((type) => [type.name, type] as const))(
  'a file of %s',
  (_, type) => {
    const path = `content/${type.folder}/${type.id ?? 'some'}.mdx`;
    const leaves = leavesOf(fieldsOf(type.frontMatter));
    const optional = leaves.filter(
      ({ name, required }) => !required && !isOrder(name) && !others.test(name),
    );
    // The schema would reject a file without its required fields before it lists those that are missing.
    const file = { ...parseText(path, encode('---\n# Empty.\n---\n')), data: {} };

    test('can get each optional field by the form', async () => {
      const fields = listEmptyFields([file], path, []);
      expect(fields.map(({ name }) => name)).toEqual(optional.map(({ name }) => name));
      let written = '';
      const writer = {
        compile: async () => ({ files: [file] }),
        readBytes: () => encode('---\n# Empty.\n---\n'),
        write: async ([change]: Parameters<Writer['write']>[0]) => {
          written = new TextDecoder().decode(change?.after);
          return { result: 'saved', id: 1 };
        },
      } as unknown as Writer;
      const values = Object.fromEntries(
        optional.map(({ name, options, examples }) => [name, options[0] ?? examples[0] ?? 'एक: #']),
      );
      await saveFields(
        writer,
        Object.entries(values).map(([name, value]) => ({ file: path, name, value })),
      );
      const { segments } = parseText(path, encode(written));
      const found = segments
        .filter(({ path: keys }) => keys)
        .map(({ label, value }) => [label, value]);
      expect(found).toEqual(expect.arrayContaining(Object.entries(values)));
    });
  },
);
