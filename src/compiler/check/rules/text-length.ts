import { isPage } from '../../read/resolve/content-file.ts';
import { routeOf } from '../../content-types/content-types.ts';
import { splitLetters } from '../../../site/lib/header-length.ts';
import type { Rule } from './rule.ts';
import { asField, say } from '../../../site/fields/say.ts';

/**
 * The number of letters that search results usually show. Google names no limit: it cuts titles and
 * descriptions to the width of the device (Google Search Central, "Title links" and "Snippets").
 */
export const searchLimits = {
  title: { min: 1, max: 60 },
  description: { min: 70, max: 160 },
} as const;

export const textLength: Rule = {
  id: 'text-length',
  level: 'release',
  scope: 'file',
  summary: 'The title and the description of a page fit into search results.',
  check(file) {
    const { data, frontMatter } = file;
    // Search engines do not list the 404 page.
    if (!isPage(file) || routeOf(file.textFile.id) === undefined || !data) return [];
    return Object.entries(searchLimits).flatMap(([field, { min, max }]) => {
      const count = splitLetters(String(data[field])).length;
      if (count >= min && count <= max) return [];
      const advice =
        count > max
          ? say`Shorten it. Search results cut it after ${{ max }}.`
          : say`Write more. Search results have room for ${{ min }} to ${{ max }}.`;
      const named = asField(field);
      const message = [
        ...say`The ${{ field: named }} has ${{ count }} characters with its facts.`,
        ...advice,
      ];
      return [{ ...frontMatter.positionOf([field]), message }];
    });
  },
};
