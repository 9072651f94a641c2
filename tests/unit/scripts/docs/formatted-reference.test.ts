import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { expect, test } from 'vitest';
import { formattedReference, referenceFile } from '../../../../scripts/docs/formatted-reference.ts';
import { project } from '../../../support/folders.ts';

test('the reference matches the schemas and the rules', async () => {
  const text = await formattedReference(project);
  const written = await readFile(path.join(project, referenceFile), 'utf8');
  const changes = createTwoFilesPatch('as it is', 'as the schemas say', written, text, '', '', {
    context: 1,
  });
  const advice = `If these changes are intended, run "npm run docs":\n${changes}`;
  expect(written === text, advice).toBe(true);
  expect(text).not.toContain('undefined');
});
