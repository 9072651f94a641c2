import { referencesIn } from '../../compiler/read/resolve/segments.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { usesOf } from '../edits/edit-picture.ts';
import { titlesOf } from '../edits/file-context.ts';
import { segmentBeside } from '../edits/tag-places.ts';
import { languagesOf } from '../edits/site-languages.ts';
import { textIn } from '../edits/schedule/translated-list.ts';
import type { Reader } from './reader.ts';

/** A name by language (BCP 47), the default language first. */
export type Titles = Readonly<Record<string, string>>;

/**
 * Returns what staff know a picture by, in each language: its description, or the title of the place that
 * shows it. Without a use, its name without hyphens.
 */
export function titlesOfPicture(name: string, files: readonly ContentFile[]): Titles {
  const place = files.find((file) =>
    referencesIn(file, 'picture').some((found) => found.name === name),
  );
  const placeTitles: Titles = place
    ? titlesOf(place.textFile.path, files)
    : { '': name.replaceAll('-', ' ') };
  const ownTitles = languagesOf(files).flatMap(({ code, folder }) => {
    const uses = files
      .filter(({ textFile }) => textFile.language === folder)
      .flatMap((file) => usesOf(file, name, files).map((use) => ({ file, ...use })));
    const title =
      uses.map(({ description }) => description?.value).find(Boolean) ??
      uses
        .map(({ file, segment }) => segment && segmentBeside(file, segment, 'title')?.visibleText)
        .find(Boolean);
    return title ? [[code, title] as const] : [];
  });
  return { ...placeTitles, ...Object.fromEntries(ownTitles) };
}

/** Names a picture in the language of the page. @param titles its names by language */
export function nameOfPicture(
  { strings, page }: Pick<Reader, 'strings' | 'page'>,
  name: string,
  titles: Titles,
): string {
  return name === 'logo' ? strings.logo : textIn(titles, page.language);
}
