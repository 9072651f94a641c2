import { pagesFolder } from '../content-types/content-types.ts';
import type { ContentFile } from '../resolve/content-file.ts';
import type { Finding, Rule } from './rule.ts';

export const textLength: Rule = {
  id: 'text-length',
  level: 'release',
  scope: 'file',
  summary:
    'Search results neither cut the title and the description of a page nor hardly fill them.',
  check: lengths,
};

/** How many characters of a page search results show, with its facts inserted. */
const limits = [
  { field: 'title', least: 1, most: 60 },
  { field: 'description', least: 70, most: 160 },
] as const;

function lengths({ source, data, frontMatter }: ContentFile): Finding[] {
  if (source.folder !== pagesFolder || !data) return [];
  return limits.flatMap(({ field, least, most }) => {
    const count = [...String(data[field])].length;
    if (count >= least && count <= most) return [];
    const advice =
      count > most
        ? `search results cut it after ${most}, so shorten it`
        : `search results have room for ${least} to ${most}, so write more`;
    const message = `the ${field} has ${count} characters with its facts; ${advice}`;
    return [{ ...frontMatter.positionOf([field]), message }];
  });
}
