import { singletons } from '../../../src/singletons/schemas.ts';
import { headingDiagnostics } from './headings.ts';
import { pagesFolder, singletonFolder } from '../content-types.ts';
import { linkDiagnostics, linkTargets, pictureDiagnostics } from './links.ts';
import type { ContentFile } from '../validate/validate-file.ts';
import { duplicateAnchors, anchorsOn, type Anchor } from './anchors.ts';
import { startOfFile, type FileDiagnostic, type Diagnostic } from '../diagnostics/diagnostic.ts';

/** Pages without which the site cannot stand. */
const requiredPages = ['home', 'not-found'];

/** Names that pages cannot have, since their files would take the place of another page. */
const takenNames: ReadonlyMap<string, string> = new Map([
  ['index', 'home'],
  ['404', 'not-found'],
]);

/** Checks what one file says against the others. */
export function crossCheck(
  files: readonly ContentFile[],
  pictures: readonly string[],
): Diagnostic[] {
  const pages = files.filter(({ source }) => source.folder === pagesFolder);
  const anchors = new Map(pages.map((page) => [page, anchorsOn(page, files)]));
  const targets = linkTargets(anchors);
  const known = new Set(pictures);
  const diagnosticsOf = (file: ContentFile) => [
    ...(anchors.has(file) ? pageDiagnostics(file, files, anchors.get(file)) : []),
    ...pictureDiagnostics(file, known),
    ...linkDiagnostics(file, targets),
  ];
  return [
    ...missingFiles(files),
    ...files.flatMap((file) =>
      diagnosticsOf(file).map((diagnostic) => ({ path: file.source.path, ...diagnostic })),
    ),
  ];
}

function missingFiles(files: readonly ContentFile[]): Diagnostic[] {
  const required = [
    ...Object.keys(singletons).map((id) => ({ folder: singletonFolder, id })),
    ...requiredPages.map((id) => ({ folder: pagesFolder, id })),
  ];
  return required
    .map(({ folder, id }) => `content/${folder}/${id}.mdx`)
    .filter((path) => files.every(({ source }) => source.path !== path))
    .map((path) => ({
      path,
      ...startOfFile,
      message: 'this file is missing, and the site cannot be built without it',
    }));
}

function pageDiagnostics(
  page: ContentFile,
  files: readonly ContentFile[],
  anchors: readonly Anchor[] = [],
): FileDiagnostic[] {
  const { references } = page;
  return [
    ...takenName(page),
    ...(references && !references.incomplete ? headingDiagnostics(references.headings) : []),
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
  { references }: ContentFile,
  files: readonly ContentFile[],
): FileDiagnostic[] {
  const folders = new Set(files.map(({ source }) => source.folder));
  return (references?.collections ?? [])
    .filter(({ name }) => !folders.has(name))
    .map(({ name, line, column }) => ({
      line,
      column,
      message: `content/${name} has no files, so there is nothing to show here`,
    }));
}
