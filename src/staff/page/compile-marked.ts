import type { Compile } from '../../compiler/compile.ts';
import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import { markFields } from './mark-sources.ts';

/** Returns what compiles files as the staff page shows them: with drafts, and texts that name their sources. */
export function compileMarked(compile: Compile) {
  return (files: readonly InputFile[]) => compile(files, { drafts: true, prepare: markFields });
}
