import { isWithin, type Span } from '../../src/fields/date.ts';
import { dateInKathmandu } from '../../src/lib/kathmandu.ts';
import { siteAddress } from '../../src/lib/site-address.ts';
import { pagesFolder, routeOf } from '../content/content-types.ts';
import { publishedFiles } from '../content/drafts.ts';
import { mirroredFolder } from '../content/languages.ts';
import {
  addressOf,
  allLanguages,
  languageAt,
  withoutDrafts,
  type Model,
} from '../content/model.ts';
import { wordsOf } from '../content/translation/words-of.ts';
import type { ValidContent } from './make-valid.ts';
import { render } from './render.ts';
import { sentences } from '../content/sentences/sentences.ts';
import { pageText } from './text-pieces.ts';

/** Sentences by the page or the file that holds them. */
export type Sentences = ReadonlyMap<string, readonly string[]>;

/** What visitors read and hear of one state of the content. */
export interface SiteText {
  /** By the address of each page; what stands around all of them under a name of its own. */
  pages: Sentences;
  /** The fields that hold text for people, `field: sentence`: by the page's address, or by file. */
  fields: Sentences;
}

/** Renders all pages of one state. @param root the folder that holds content/ */
export async function siteText(root: string, content: ValidContent): Promise<SiteText> {
  const model = withoutDrafts(content.model);
  const shown = allLanguages(model).flatMap((language) =>
    language.pages.map((page) => ({ language, page, address: addressOf(language, page) })),
  );
  const pages = new Map<string, string[]>();
  for (const { language, page, rendered } of await render(root, shown)) {
    const { own, around } = pageText(rendered);
    const cut = (pieces: readonly string[]) => sentences(pieces, language.site.language.code);
    // What stands around every page is that of the first.
    const everyPage = language.basename ? `Every page of ${language.basename}` : 'Every page';
    if (!pages.has(everyPage)) pages.set(everyPage, cut(around));
    pages.set(headingOf(language, page.id), cut(own));
  }
  const fields = publishedFiles(content.files).map((file): [string, string[]] => {
    const { folder, id, path } = file.source;
    const language = languageAt(model, path);
    const heading = mirroredFolder(folder) === pagesFolder ? headingOf(language, id) : path;
    const named = [...wordsOf(file)].flatMap(([name, { words }]) =>
      sentences([words], language.site.language.code).map((one) => `${name}: ${one}`),
    );
    // Pages hold the body too, unless the entry shows on other days.
    const isHidden = Boolean(
      file.data && !isWithin(file.data as Span, dateInKathmandu(new Date())),
    );
    const body = isHidden ? [file.references?.text ?? ''] : [];
    return [heading, [...named, ...sentences(body, language.site.language.code)]];
  });
  return { pages, fields: new Map(fields) };
}

function headingOf({ basename }: Model, pageId: string): string {
  const route = routeOf(pageId);
  if (route !== undefined) return siteAddress(basename, route);
  return basename ? `Where there is no page of ${basename}` : 'Where there is no page';
}
