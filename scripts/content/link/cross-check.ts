import { join } from 'node:path/posix';
import { askingGalleries, missingWords } from './contacts.ts';
import { singletons } from '../../../src/singletons/schemas.ts';
import { headingDiagnostics } from './headings.ts';
import { pagesFolder, routeOf, singletonFolder } from '../content-types/content-types.ts';
import { linkDiagnostics, linkTargets, pictureDiagnostics, type LinkTargets } from './links.ts';
import { sameWords } from './same-words.ts';
import type { FactSource } from '../validate/facts.ts';
import { atName, isPage, type ContentFile } from '../validate/content-file.ts';
import { duplicateAnchors, type Anchor } from './anchors.ts';
import { startOfFile, type FileDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';

/** Pages without which the site cannot stand. */
const requiredPages = ['home', 'not-found'];

/** Names that pages cannot have, since their files would take the place of another page. */
const takenNames: ReadonlyMap<string, string> = new Map([
  ['index', 'home'],
  ['404', 'not-found'],
]);

/** The content in one language, each file complete. */
interface Content {
  /** Undefined for the site's own. */
  language: string | undefined;
  complete: readonly ContentFile[];
  factSource: FactSource | undefined;
}

/**
 * Checks what one file says against the others of its language.
 * @param originals what the files of a translation mirror, to whose pages links lead where there is no
 *   translated one
 */
export function crossCheck(
  { language, complete: files, factSource: shop }: Content,
  originals: readonly ContentFile[],
  pictures: readonly string[],
): Diagnostic[] {
  const own = linkTargets(files);
  const targets = withOriginals(own, linkTargets(originals));
  const known = new Set(pictures);
  const diagnosticsOf = (file: ContentFile) => {
    // Of what is wrong in itself nothing more is to be said.
    const wrong = new Set(file.diagnostics.map(({ line, column }) => `${line}:${column}`));
    return [
      ...(isPage(file)
        ? pageDiagnostics(file, files, own.get(routeOf(file.source.id))?.anchors)
        : []),
      ...pictureDiagnostics(file, known),
      ...linkDiagnostics(file, targets, shop),
      ...(shop ? askingGalleries(file, shop.business) : []),
    ].filter(({ line, column }) => !wrong.has(`${line}:${column}`));
  };
  return [
    ...missingFiles(files, language),
    ...(language === undefined ? requiredDrafts(files) : []),
    ...sameWords(files),
    ...(shop ? missingWords(files, shop.business) : []),
    ...files.flatMap((file) =>
      diagnosticsOf(file).map((diagnostic) => ({ path: file.source.path, ...diagnostic })),
    ),
  ];
}

/** Where links of a translation can lead: to pages and places that only the original has as well. */
function withOriginals(own: LinkTargets, originals: LinkTargets): LinkTargets {
  const merged = [...own].map(([route, target]) => {
    const further = originals.get(route)?.anchors;
    const anchors = target.anchors && further && [...target.anchors, ...further];
    return [route, anchors ? { ...target, anchors } : target] as const;
  });
  return new Map([...originals, ...merged]);
}

function missingFiles(files: readonly ContentFile[], language?: string): Diagnostic[] {
  const required = [
    ...Object.keys(singletons).map((id) => ({ folder: singletonFolder, id })),
    ...requiredPages.map((id) => ({ folder: pagesFolder, id })),
  ];
  const message =
    language === undefined
      ? 'this file is missing, and the site cannot be built without it'
      : `this file is missing, and there can be no pages in this language without it; npm run new translation ${language} writes it`;
  return required
    .filter(({ folder, id }) =>
      files.every(({ source }) => source.folder !== folder || source.id !== id),
    )
    .map(({ folder, id }) => ({
      path: join('content', language ?? '', folder, `${id}.mdx`),
      ...startOfFile,
      message,
    }));
}

/** Whether a file is a page without which the site cannot be built. */
export function isRequired(file: ContentFile): boolean {
  return isPage(file) && requiredPages.includes(file.source.id);
}

/** Pages that cannot be drafts, since the site cannot stand without them. */
function requiredDrafts(files: readonly ContentFile[]): Diagnostic[] {
  const message =
    'the site cannot stand without this page, so it cannot be a draft; remove this line';
  return files
    .filter((file) => isRequired(file) && file.data?.draft)
    .map((file) => ({ ...atName(file, ['draft']), message }));
}

function pageDiagnostics(
  page: ContentFile,
  files: readonly ContentFile[],
  anchors: readonly Anchor[] = [],
): FileDiagnostic[] {
  const { body } = page;
  return [
    ...takenName(page),
    ...(body && !body.incomplete ? headingDiagnostics(body.headings) : []),
    ...emptyCollections(page, files),
    ...duplicateAnchors(page, anchors),
  ];
}

function takenName({ source: { id } }: ContentFile): FileDiagnostic[] {
  const other = takenNames.get(id);
  if (other === undefined) return [];
  const message = `a page cannot be called "${id}": ${other}.mdx is published under that name`;
  return [{ ...startOfFile, message }];
}

function emptyCollections(
  { source: { language = '' }, body }: ContentFile,
  files: readonly ContentFile[],
): FileDiagnostic[] {
  const folders = new Set(files.map(({ source }) => source.folder));
  return (body?.collections ?? [])
    .filter(({ name }) => !folders.has(name))
    .map(({ name, line, column }) => ({
      line,
      column,
      message: `${join('content', language, name)} has no files, so there is nothing to show here`,
    }));
}
