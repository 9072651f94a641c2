import { cpSync } from 'node:fs';
import path from 'node:path';

export const project = path.join(import.meta.dirname, '../..');
const fixtures = path.join(project, 'tests/fixtures');

/** The folder of the site that most tests use. Its content/ is frozen. */
export const fixture = path.join(fixtures, 'site');

/** The folder with a translation of some files of the fixture site. */
export const nepali = path.join(fixtures, 'nepali');

/** The folder of the files that the next release of the fixture site adds. */
export const nextRelease = path.join(fixtures, 'next-release');

/** Copies the translation of the fixture site. The site has no announcement to translate. */
export function copyTranslation(root: string) {
  cpSync(path.join(nepali, 'content/ne'), path.join(root, 'content/ne'), {
    recursive: true,
    filter: (file) => !file.endsWith('announcement.mdx'),
  });
}
