import { isPage } from '../resolve/content-file.ts';
import type { Rule } from './rule.ts';

/** The numbers of characters that search results show. */
const limits = [
  { field: 'title', least: 1, most: 60 },
  { field: 'description', least: 70, most: 160 },
] as const;

export const textLength: Rule = {
  id: 'text-length',
  level: 'release',
  scope: 'file',
  summary: 'The title and the description of a page fit into search results.',
  check(file) {
    const { data, frontMatter } = file;
    if (!isPage(file) || !data) return [];
    return limits.flatMap(({ field, least, most }) => {
      const count = [...String(data[field])].length;
      if (count >= least && count <= most) return [];
      const advice =
        count > most
          ? `Shorten it. Search results cut it after ${most}.`
          : `Write more. Search results have room for ${least} to ${most}.`;
      const message = `The ${field} has ${count} characters with its facts. ${advice}`;
      return [{ ...frontMatter.positionOf([field]), message }];
    });
  },
};
