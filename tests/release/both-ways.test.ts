import { test } from 'vitest';
import { expectSameHtmlBothWays } from '../support/both-ways.ts';
import { project } from '../support/folders.ts';
import { copySite } from '../support/sites.ts';

test("has the same HTML from the build and on the staff page for the shop's own content", () =>
  expectSameHtmlBothWays(copySite(project)));
