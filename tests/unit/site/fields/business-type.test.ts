import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { businessType } from '../../../../src/site/fields/business-type.ts';

test('accepts every type of local business in schema-dts', () => {
  const folder = path.dirname(createRequire(import.meta.url).resolve('schema-dts/package.json'));
  const types = readFileSync(path.join(folder, 'dist/schema.d.ts'), 'utf8');
  // A type is a union of text, its subtypes and a type for itself, such as `LibraryLeaf`.
  const subtypesOf = (name: string): string[] => {
    const [, union = ''] = new RegExp(`^export type ${name} = ([^;]+);`, 'm').exec(types) ?? [];
    return union.split(' | ').flatMap((type) => {
      if (type === 'string' || type === '') return [];
      return type.endsWith('Leaf') ? [type.slice(0, -'Leaf'.length)] : subtypesOf(type);
    });
  };
  const localBusinesses = subtypesOf('LocalBusiness');
  expect(localBusinesses.length).toBeGreaterThan(100);
  expect(localBusinesses.filter((name) => !businessType('What.').safeParse(name).success)).toEqual(
    [],
  );
});
