import type { ContentFile } from '../validate/validate-file.ts';
import { pagesFolder } from '../content-types.ts';
import { mirroredFolder } from '../languages.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';

/** How many characters of a page search results show, facts put in. */
const limits = [
  { field: 'title', least: 1, most: 60 },
  { field: 'description', least: 70, most: 160 },
] as const;

/** Titles and descriptions of pages that search results would cut or hardly fill. */
export function lengths({ source, data, frontMatter }: ContentFile): FileDiagnostic[] {
  if (mirroredFolder(source.folder) !== pagesFolder || !data) return [];
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
