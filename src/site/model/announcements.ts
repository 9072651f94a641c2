import type { Singletons } from '../singletons/singleton-schemas.ts';

/** Lists the announcements of announcement.mdx, which has a list or a single one. */
export function announcementsOf(file: Singletons['announcement']) {
  return file ? (file.announcements ?? [file]) : [];
}
