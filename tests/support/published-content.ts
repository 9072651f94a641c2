import { copyTranslation } from './folders.ts';
import type { Folder } from './folder.ts';

/** The repository of the stand-in for GitHub, as `owner/name`. */
export const repositoryName = 'owner/site';

/** Writes the repository that the staff page of a published site changes. */
export function writeRepositoryName({ edit }: Folder) {
  edit('content/site/business.mdx', (text) =>
    text.replace(/^phone:/m, `repository: ${repositoryName}\nphone:`),
  );
}

/** Adds Nepali pages and a staff page to the fixture site. */
export function writePublishedSite(site: Folder) {
  copyTranslation(site.root);
  writeRepositoryName(site);
}
