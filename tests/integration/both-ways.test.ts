import { test } from 'vitest';
import { expectSameHtmlBothWays } from '../support/both-ways.ts';
import { writeNextRelease } from '../support/next-release.ts';
import { copySite } from '../support/sites.ts';

test('has the same HTML from the build and on the staff page, also of each tag', async () => {
  const copy = copySite();
  writeNextRelease(copy);
  await expectSameHtmlBothWays(copy);
});
