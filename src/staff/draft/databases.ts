import { createDatabase } from './database.ts';

export type Databases = ReturnType<typeof openDatabases>;

/**
 * Opens what this browser keeps: the token, the drafts, and what it has read from GitHub.
 * @param repository `owner/name`
 */
export function openDatabases(repository: string) {
  return {
    access: createDatabase('staff-access', 'access'),
    drafts: createDatabase(`staff-${repository}`, 'drafts'),
    blobs: createDatabase('staff-pictures', 'pictures'),
  };
}
