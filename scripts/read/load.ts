import path from 'node:path';
import {
  createCompiler,
  type CompileOptions,
  type CompileResult,
} from '../../src/compiler/compile.ts';
import { sharpReader } from './sharp-reader.ts';
import { listFiles, readContent, type PendingFiles } from './read-content.ts';

/** The folder of the files that are published unchanged. */
const publicFolder = path.join(import.meta.dirname, '../../public');

export interface LoadOptions extends CompileOptions {
  /** Unsaved files, which replace those on disk. */
  pending?: PendingFiles | undefined;
}

/** Reads and compiles content/. @param root the folder that contains content/ */
export type Load = (root: string, options?: LoadOptions) => Promise<CompileResult>;

export const load: Load = (root, options) => createLoader()(root, options);

/** Returns a `load` that caches its results, and validates only changed files again. */
export function createLoader(): Load {
  const compile = createCompiler(sharpReader);
  return (root, { pending, ...options } = {}) =>
    compile(readContent(root, pending), { publicFiles: listFiles(publicFolder), ...options });
}
