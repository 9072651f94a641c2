import type { CompileResult } from '../../compiler/compile.ts';
import { blobIdOfBytes } from '../../compiler/read/files/blob-id.ts';
import { contentIdOf } from '../../compiler/read/files/content-id.ts';
import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import { factsByLanguage, type ShownFact } from '../draft/page-values.ts';
import { createViewData, type ViewData } from './view-data.ts';

/** The compiled content of the build, as JSON. A phone with the same files shows it before it compiles them. */
export interface StartData {
  /** Identifies the files (`contentIdOf`). */
  contentId: string;
  view: ViewData;
  /** The facts of the shop by language (BCP 47). */
  facts: Readonly<Record<string, readonly ShownFact[]>>;
}

/**
 * Returns what phones show before they compile; undefined if staff see more than visitors, such as a
 * draft, because everybody can read it. Undefined for content with errors.
 * @param content compiled by `compileMarked`
 */
export function createStartData(
  files: readonly InputFile[],
  content: CompileResult,
): StartData | undefined {
  if (!content.model || content.files.length !== content.published.length) return undefined;
  const ids = files.flatMap((file) =>
    'bytes' in file ? { path: file.path, id: blobIdOfBytes(file.bytes) } : [],
  );
  return {
    contentId: contentIdOf(ids),
    view: createViewData(content.model, true),
    facts: factsByLanguage(content),
  };
}
