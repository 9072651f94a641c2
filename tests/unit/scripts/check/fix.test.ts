import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { fix } from '../../../../scripts/check/fix.ts';
import { diagnosticLine } from '../../../../scripts/content/diagnostics/report.ts';
import { test } from '../content/content-copy.ts';

const file = 'content/site/contact-form.mdx';

describe('What only looks wrong because of a mistake above it is not fixed', () => {
  test('the lines of a text, when the name above them is torn', async ({ content }) => {
    await content.edit(file, (text) => text.replace('mail: |-', 'mail:text |-'));
    await fix(content.root);
    expect(await readFile(path.join(content.root, file), 'utf8')).toContain(
      'mail: text |-\n  Name: {visitor_name}\n',
    );
  });

  test('a value, when a sign of YAML stands on the line before', async ({ content }) => {
    await content.edit(file, (text) => text.replace('name: Name\n', '&sign\nname: Name\n'));
    expect(await fix(content.root)).toEqual([]);
  });

  test('a note of staff, when the line before it holds a hyphen alone', async ({ content }) => {
    await content.edit(file, (text) => text.replace('# The mail', '- \n# The mail'));
    expect((await fix(content.root)).map(diagnosticLine)).toEqual([]);
  });
});

describe('Many mistakes in one file', () => {
  test('are all fixed, though each hides the next', async ({ content }) => {
    const sound = await readFile(path.join(content.root, file), 'utf8');
    await content.edit(file, (text) => text.replaceAll(/^([a-z_]+): (?=\w)/gm, '$1:'));
    expect(await content.diagnostics()).not.toEqual([]);
    await fix(content.root);
    expect(await readFile(path.join(content.root, file), 'utf8')).toBe(sound);
  });
});
