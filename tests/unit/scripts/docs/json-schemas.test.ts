import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  filesOf,
  frontMatterOnly,
  type ContentType,
} from '../../../../src/compiler/content-types/content-types.ts';
import { jsonSchema } from '../../../../scripts/docs/json-schemas.ts';
import { fixture, nepali } from '../../../support/folders.ts';

/** Parses front matter as editors do, which read `15` as a number. The check reads it as text. */
function frontMatterOf(file: string): Record<string, unknown> {
  const [, yaml = ''] = readFileSync(path.join(siteOf(file), file), 'utf8').split(/^---\n/m);
  return parse(yaml) as Record<string, unknown>;
}

/** Returns the folder of the fixture site that contains this file or folder. */
function siteOf(name: string): string {
  return name.startsWith('content/ne/') ? nepali : fixture;
}

/** Returns the paths of the fixture files of a type. */
function fixtureFiles(type: ContentType): string[] {
  const folder = path.posix.dirname(filesOf(type)).replace('*', 'ne');
  const pattern = path.posix.basename(filesOf(type));
  const absoluteFolder = path.join(siteOf(folder), folder);
  // The fixture site does not translate every collection.
  if (!existsSync(absoluteFolder)) return [];
  return readdirSync(absoluteFolder)
    .filter((name) => pattern === '*.mdx' || pattern === name)
    .map((name) => `${folder}/${name}`);
}

/** Returns true if the JSON Schema of this type accepts the front matter. */
function isAccepted(name: string, value: unknown): boolean {
  const type = frontMatterOnly.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`There is no content type called ${name}.`);
  const schema = jsonSchema(type) as z.core.JSONSchema.JSONSchema;
  return z.fromJSONSchema(schema).safeParse(value).success;
}

describe('an editor accepts valid files', () => {
  for (const type of frontMatterOnly) {
    test(filesOf(type), () => {
      const files = fixtureFiles(type);
      expect(files.filter((file) => !isAccepted(type.name, frontMatterOf(file)))).toEqual([]);
    });
  }

  test('with the empty YAML document that the last line of hyphens begins', () => {
    expect(isAccepted('site/map', null)).toBe(true);
    expect(isAccepted('stats', null)).toBe(true);
  });
});

/** Valid front matter by type. Only `order` is missing in `stats`, because the tests add it. */
const frontMatter: Record<string, object> = {
  'site/business': frontMatterOf('content/site/business.mdx'),
  stats: { label: 'handles found', figure: '{handles}' },
};

type Case = [title: string, type: string, change: object];

test.each<Case>([
  ['facts without quotes', 'site/business', { facts: { years: 15, open: true } }],
  // YAML reads this phone number as a number.
  ['a phone number without spaces', 'site/business', { phone: 9_779_830_000_000 }],
  ['quoted degrees', 'site/business', { location: { latitude: '27.7421', longitude: '85.3327' } }],
  [
    'a date without quotes',
    'site/business',
    { special_days: parse('[{ date: 2026-12-25, reason: X }]') as unknown },
  ],
  ['an order without quotes', 'stats', { order: 3 }],
  ['an order in quotes', 'stats', { order: '3' }],
])('accepts %s in an editor', (_, type, change) => {
  expect(isAccepted(type, { ...frontMatter[type], ...change })).toBe(true);
});

test.each<Case>([
  ['an unknown name', 'site/business', { phnoe: '+977 983-0000000' }],
  ['an unknown option', 'site/business', { shop: 'myspace' }],
  ['a phone number in letters', 'site/business', { phone: 'nine eight' }],
  ['a URL without https', 'site/business', { website: 'http://shop.example' }],
  ['an invalid latitude', 'site/business', { location: { latitude: 91.5, longitude: 85.3327 } }],
  ['a fact with a capital letter', 'site/business', { facts: { Years: 15 } }],
  ['an empty list', 'site/business', { hours: [] }],
  ['a list instead of text', 'site/business', { slogan: ['We buy', 'We sell'] }],
  ['an empty text', 'site/business', { slogan: '' }],
  ['a missing field', 'stats', {}],
  ['a negative order', 'stats', { order: -1 }],
  ['a fraction as an order', 'stats', { order: 1.5 }],
  ['a word as an order', 'stats', { order: 'first' }],
])('reports %s in an editor', (_, type, change) => {
  expect(isAccepted(type, { ...frontMatter[type], ...change })).toBe(false);
});
