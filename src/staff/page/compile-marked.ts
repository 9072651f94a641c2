import type { Compile, CompileOptions } from '../../compiler/compile.ts';
import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import { markFields } from './mark-sources.ts';

/** Compiles as the staff page shows the content: with drafts, and texts that name their sources. */
export const markedOptions: CompileOptions = { drafts: true, prepare: markFields };

/** Returns what compiles files as the staff page shows them. */
export function compileMarked(compile: Compile) {
  return (files: readonly InputFile[]) => compile(files, markedOptions);
}
