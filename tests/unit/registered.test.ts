import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { descriptionAt } from '../../scripts/content/validate/schema-at.ts';
import { pages } from '../../src/collections/pages/schema.ts';
import { collections } from '../../src/collections/schemas.ts';
import { optionalSingletons, singletons } from '../../src/singletons/schemas.ts';
import { tags } from '../../src/tags/schemas.ts';

const project = path.join(import.meta.dirname, '../..');

/** The folders of a room of src that hold a schema. */
function unitsIn(room: string): string[] {
  const folder = path.join(project, 'src', room);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

function inHyphens(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
}

/** The parts of a schema that do not say what they are for; the messages of the check repeat it. */
function undescribed(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape).filter((name) => !descriptionAt(schema, [name])?.match(/[.…]$/));
}

describe('Every folder is in its list, and every name of the list has its folder', () => {
  test('tags', () => {
    expect(Object.keys(tags).map(inHyphens).toSorted()).toEqual(unitsIn('tags'));
  });

  test('collections, of which pages are shown in a way of their own', () => {
    expect([...Object.keys(collections), 'pages'].toSorted()).toEqual(unitsIn('collections'));
  });

  test('singletons', () => {
    const names = Object.keys({ ...singletons, ...optionalSingletons });
    expect(names.toSorted()).toEqual(unitsIn('singletons'));
  });

  for (const room of ['tags', 'collections', 'singletons']) {
    test(`each folder of ${room} has its schema`, () => {
      const without = unitsIn(room).filter(
        (unit) => !existsSync(path.join(project, 'src', room, unit, 'schema.ts')),
      );
      expect(without).toEqual([]);
    });
  }

  test('each collection has its folder in content/', () => {
    const without = [...Object.keys(collections), 'pages'].filter(
      (name) => !existsSync(path.join(project, 'content', name)),
    );
    expect(without).toEqual([]);
  });
});

describe('Everything that can be written says in a sentence what it is for', () => {
  for (const [name, { description, attributes }] of Object.entries(tags)) {
    test(`<${name}>`, () => {
      expect(description).toMatch(/\.$/);
      expect(undescribed(attributes)).toEqual([]);
    });
  }

  for (const [name, { description, frontMatter }] of Object.entries({ ...collections, pages })) {
    test(`${name}/`, () => {
      expect(description).toMatch(/\.$/);
      expect(undescribed(frontMatter)).toEqual([]);
    });
  }

  for (const [name, frontMatter] of Object.entries({ ...singletons, ...optionalSingletons })) {
    test(`site/${name}.mdx`, () => {
      expect(frontMatter.description).toMatch(/\.$/);
      expect(undescribed(frontMatter)).toEqual([]);
    });
  }
});
