import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { describe, expect, test } from 'vitest';
import { documents } from '../../../../scripts/docs/documents.ts';
import { project } from '../../../support/folders.ts';

const generated = await documents(project);

describe('the generated documents', () => {
  test.for([...generated])('match the schemas: %s', async ([name, text]) => {
    const written = await readFile(path.join(project, name), 'utf8');
    const changes = createTwoFilesPatch('as it is', 'as the schemas say', written, text, '', '', {
      context: 1,
    });
    const advice = `${name} is outdated. If these changes are intended, run "npm run docs":\n${changes}`;
    expect(written === text, advice).toBe(true);
  });

  test('contain no JSON schema of a removed content type', () => {
    const folder = '.vscode/schemas';
    const names = readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !generated.has(name))).toEqual([]);
  });
});
