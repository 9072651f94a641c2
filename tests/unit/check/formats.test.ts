import { expect } from 'vitest';
import { reportGithub } from '../../../scripts/check/github.ts';
import { reportJson } from '../../../scripts/check/json.ts';
import { readOptions } from '../../../scripts/check/options.ts';
import { test } from '../../support/site-copy.ts';

test('of valid content programs are told nothing', async ({ content }) => {
  const result = await content.load();
  expect(reportJson(result)).toBe('{\n  "diagnostics": []\n}');
  expect(reportGithub(result)).toBe('');
});

test('a format that is none is refused, with the one that was meant', () => {
  expect(readOptions(['--format', 'gihtub'])).toEqual({
    refusal: 'There is no format "gihtub"; did you mean "github"?',
  });
});
