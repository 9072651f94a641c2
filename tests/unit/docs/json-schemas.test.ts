import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  filesOf,
  frontMatterOnly,
  type ContentType,
} from '../../../scripts/content/content-types/content-types.ts';
import { jsonSchema } from '../../../scripts/docs/json-schemas.ts';
import { fixture, nepali } from '../../support/folders.ts';

/** Reads front matter as editors do: a number is not text. */
function frontMatterOf(file: string): Record<string, unknown> {
  const [, yaml = ''] = readFileSync(path.join(siteWith(file), file), 'utf8').split(/^---\n/m);
  return parse(yaml) as Record<string, unknown>;
}

function siteWith(file: string): string {
  return file.startsWith('content/ne/') ? nepali : fixture;
}

/** Returns the paths of the fixture files of a type. */
function fixtureFiles(type: ContentType): string[] {
  const folder = path.posix.dirname(filesOf(type)).replace('*', 'ne');
  const pattern = path.posix.basename(filesOf(type));
  const fullFolder = path.join(siteWith(folder), folder);
  // The fixture site does not translate every collection.
  if (!existsSync(fullFolder)) return [];
  return readdirSync(fullFolder)
    .filter((name) => pattern === '*.mdx' || pattern === name)
    .map((name) => `${folder}/${name}`);
}

function accepts(name: string, value: unknown): boolean {
  const type = frontMatterOnly.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`There is no content type called ${name}.`);
  return z.fromJSONSchema(jsonSchema(type) as z.core.JSONSchema.JSONSchema).safeParse(value)
    .success;
}

/** An entry of `stats` without its order. */
const stat = { label: 'handles found', figure: '{handles}' };

describe('an editor accepts valid files', () => {
  for (const type of frontMatterOnly) {
    test(filesOf(type), () => {
      const files = fixtureFiles(type);
      expect(files.filter((file) => !accepts(type.name, frontMatterOf(file)))).toEqual([]);
    });
  }

  test('with an empty document at its end', () => {
    expect(accepts('site/map', null)).toBe(true);
    expect(accepts('stats', null)).toBe(true);
  });
});

describe('an editor accepts values that YAML does not read as text', () => {
  const business = frontMatterOf('content/site/business.mdx');

  test.each<[string, object]>([
    ['a fact in digits', { facts: { years: 15, open: true } }],
    ['a phone number without spaces', { phone: parse('+9779830000000') as unknown }],
    ['a number in quotes', { location: { latitude: '27.7421', longitude: '85.3327' } }],
    ['a day', { special_days: [parse('{ date: 2026-12-25, reason: Christmas }') as unknown] }],
  ])('%s', (_, change) => {
    expect(accepts('site/business', { ...business, ...change })).toBe(true);
  });

  test('an order, with or without quotes', () => {
    expect(accepts('stats', { ...stat, order: 3 })).toBe(true);
    expect(accepts('stats', { ...stat, order: '3' })).toBe(true);
  });
});

describe('an editor reports a mistake', () => {
  const business = frontMatterOf('content/site/business.mdx');

  test.each<[string, object]>([
    ['an unknown name', { phnoe: '+977 983-0000000' }],
    ['an unknown option', { shop: 'myspace' }],
    ['a phone number in letters', { phone: 'nine eight' }],
    ['a URL without https', { website: 'http://shop.example' }],
    ['an invalid latitude', { location: { latitude: 91.5, longitude: 85.3327 } }],
    ['a fact with a capital letter', { facts: { Years: 15 } }],
    ['an empty list', { hours: [] }],
    ['a list instead of text', { slogan: ['We buy', 'We sell'] }],
    ['an empty text', { slogan: '' }],
  ])('%s', (_, change) => {
    expect(accepts('site/business', { ...business, ...change })).toBe(false);
  });

  test('a missing field', () => {
    expect(accepts('stats', stat)).toBe(false);
  });

  test('an order that is not a whole number', () => {
    expect(accepts('stats', { ...stat, order: -1 })).toBe(false);
    expect(accepts('stats', { ...stat, order: 1.5 })).toBe(false);
    expect(accepts('stats', { ...stat, order: 'first' })).toBe(false);
  });
});
