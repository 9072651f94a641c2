import { describe, expect } from 'vitest';
import { validateFile } from '../../../scripts/content/validate/validate-file.ts';
import { shownValues } from '../../../scripts/vite/dev-panel/shown-values.ts';
import { facts } from '../../support/render-body.ts';
import { test } from '../../support/site-copy.ts';

/** Each value that holds words: its place, what it is called, and what it says. */
function listed(folder: string, id: string, ...lines: string[]): string[] {
  const source = { path: `content/${folder}/${id}.mdx`, folder, id, text: lines.join('\n') };
  const file = validateFile(source, facts);
  return shownValues(file, facts).map((value) => `${value.source} ${value.field}: ${value.text}`);
}

describe('the list of values that are shown', () => {
  test('has the text of the front matter with its facts, and nothing that is not read', () => {
    expect(
      listed('faq', 'calls', '---', 'order: 1', 'question: Is {phone} right?', '---', '', 'Yes.'),
    ).toEqual(['content/faq/calls.mdx:3:11 question: Is +977 983-0000000 right?']);
  });

  test('keeps the blanks that the page fills in, and gives each value its line', () => {
    expect(
      listed(
        'site',
        'opening',
        '---',
        'open: Until {closes}',
        'today: At {opens}',
        'tomorrow: At {opens}',
        'later: "{day}, {opens}"',
        'closed: >-',
        '  Closed',
        '  now',
        '---',
      ),
    ).toEqual([
      'content/site/opening.mdx:2:7 open: Until {closes}',
      'content/site/opening.mdx:3:8 today: At {opens}',
      'content/site/opening.mdx:4:11 tomorrow: At {opens}',
      'content/site/opening.mdx:5:8 later: {day}, {opens}',
      'content/site/opening.mdx:6:9 closed: Closed now',
    ]);
  });

  test('has the attributes of tags', () => {
    const body = ['# Sofas', '', '<Card icon="phone" title="Call {phone}">', 'Hello.', '</Card>'];
    const front = ['---', 'title: Sofas', 'description: Soft.', 'whatsapp: Hi!', '---', ''];
    expect(listed('pages', 'sofas', ...front, ...body)).toEqual([
      'content/pages/sofas.mdx:2:8 title: Sofas',
      'content/pages/sofas.mdx:3:14 description: Soft.',
      'content/pages/sofas.mdx:4:11 whatsapp: Hi!',
      'content/pages/sofas.mdx:9:20 <Card> title: Call +977 983-0000000',
    ]);
  });

  test('has the facts that are made from other fields, and no field twice', ({ content }) => {
    const business = content.read('content/site/business.mdx');
    const found = listed('site', 'business', business);
    const line = business.slice(0, business.indexOf('\nphone: ')).split('\n').length + 1;
    expect(found).toContain(`content/site/business.mdx:${line}:8 phone: +977 983-0000000`);
    expect(found.filter((row) => / (phone|name|slogan): /.test(row))).toHaveLength(3);
  });

  test('has nothing of a file with errors', () => {
    expect(listed('faq', 'calls', '---', 'qestion: Why?', '---', '', 'So.')).toEqual([]);
  });
});
