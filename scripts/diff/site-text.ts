import { pagesFolder, routeOf } from '../content/content-types.ts';
import { visitLeaves } from '../content/validate/leaves.ts';
import type { ContentFile } from '../content/validate/validate-file.ts';
import type { ValidContent } from './make-valid.ts';
import { render } from './render.ts';
import { sentences } from './sentences.ts';
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
export async function siteText(root: string, { model, files }: ValidContent): Promise<SiteText> {
  const cut = (pieces: readonly string[]) => sentences(pieces, model.site.language.code);
  // The missing page is rendered at an address that no page can have.
  const rendered = await render(
    root,
    model.pages.map(({ route }) => route ?? '/404.html'),
  );
  const texts = rendered.map((page) => [page.id, pageText(page)] as const);
  const pages = texts.map(([id, { own }]) => [headingOf(id), cut(own)] as const);
  const fields = files.map(
    (file) =>
      [
        file.source.folder === pagesFolder ? headingOf(file.source.id) : file.source.path,
        copyFields(file).flatMap(([name, text]) => cut([text]).map((one) => `${name}: ${one}`)),
      ] as const,
  );
  return {
    pages: new Map([['Every page', cut(texts[0]?.[1].around ?? [])], ...pages]),
    fields: new Map(fields),
  };
}

function headingOf(pageId: string): string {
  return routeOf(pageId) ?? 'Where there is no page';
}

/** The names and values of all front matter that people read or hear. */
function copyFields({ type, data }: ContentFile): [name: string, text: string][] {
  const fields: [string, string][] = [];
  if (!type) return fields;
  visitLeaves(type.frontMatter, data, (value, meta, path) => {
    if (meta?.copy) fields.push([path.join('.'), String(value)]);
  });
  return fields;
}
