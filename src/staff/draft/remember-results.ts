import type { CompileResult } from '../../compiler/compile.ts';
import type { InputFile } from '../../compiler/read/files/decode-files.ts';
import { hasSameFiles } from '../files/is-same.ts';
import type { CompileFiles } from './shown-content.ts';

/** The shown content, the published content, and the content after a save. */
const resultCount = 3;

/**
 * Returns a `compile` that returns its last results again for the same files: a start and a save ask for
 * them more than once. A result with errors is not remembered, because its reason may pass, such as
 * too little memory for a photo.
 */
export function rememberResults(compile: CompileFiles): CompileFiles {
  let results: readonly { files: readonly InputFile[]; result: CompileResult }[] = [];
  return async (files) => {
    const known = results.find((last) => hasSameFiles(last.files, files));
    const result = known?.result ?? (await compile(files));
    const others = results.filter((last) => last !== known);
    if (result.model) results = [{ files, result }, ...others].slice(0, resultCount);
    return result;
  };
}
