import type { FileBytes } from '../read/files/decode-files.ts';
import type { InspectPicture } from '../read/files/pictures.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import type { FindBuilt } from './built-files.ts';
import { validateFile, type ValidateFile } from './validate-file.ts';

export interface ValidationCache {
  validate: ValidateFile;
  inspectPicture: InspectPicture;
}

/**
 * Creates a cache. A file is validated again only if its text or the facts have changed, and a
 * picture only if its bytes have changed. The cache keeps two results for each file, because an edit is often undone.
 * @param findBuilt returns the files that a build has validated
 */
export function createValidationCache(
  inspect: InspectPicture,
  findBuilt: FindBuilt = () => undefined,
): ValidationCache {
  // A key consists of the facts and the text that were validated.
  const results = new Map<string, readonly { key: string; file: ContentFile }[]>();
  const pictures = new Map<string, FileBytes & { result: Awaited<ReturnType<InspectPicture>> }>();
  return {
    validate(textFile, facts) {
      const factsKey = JSON.stringify(facts ?? null);
      const key = factsKey + textFile.text;
      const cached = results.get(textFile.path) ?? [];
      const result = cached.find((candidate) => candidate.key === key) ?? {
        key,
        file: findBuilt(textFile, factsKey) ?? validateFile(textFile, facts),
      };
      const others = cached.filter((candidate) => candidate !== result);
      results.set(textFile.path, [result, ...others.slice(0, 1)]);
      return result.file;
    },
    async inspectPicture(file) {
      const cached = pictures.get(file.path);
      if (cached && hasSameBytes(cached.bytes, file.bytes)) return cached.result;
      const result = await inspect(file);
      // An error without a fix is not cached. It may be temporary, such as too little memory.
      if (!('message' in result) || result.fix) pictures.set(file.path, { ...file, result });
      return result;
    },
  };
}

function hasSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a === b || (a.length === b.length && a.every((byte, index) => byte === b[index]));
}
