import { createHash } from 'node:crypto';
import { inspectPicture, type InspectPicture } from './files/pictures.ts';
import type { ContentFile } from './resolve/content-file.ts';
import { validateFile, type ValidateFile } from './validate-file.ts';

export interface ValidationCache {
  validate: ValidateFile;
  inspectPicture: InspectPicture;
}

/**
 * Creates a cache. A file is validated again only if its text or the facts have changed, and a
 * picture only if its bytes have changed. The cache keeps two results for each file, because an edit is often undone.
 */
export function createValidationCache(): ValidationCache {
  // A key consists of the facts and the text that were validated.
  const results = new Map<string, readonly { key: string; file: ContentFile }[]>();
  const pictures = new Map<string, Awaited<ReturnType<InspectPicture>>>();
  return {
    validate(source, facts) {
      const key = JSON.stringify([facts, source.text]);
      const cached = results.get(source.path) ?? [];
      const result = cached.find((candidate) => candidate.key === key) ?? {
        key,
        file: validateFile(source, facts),
      };
      const others = cached.filter((candidate) => candidate !== result);
      results.set(source.path, [result, ...others.slice(0, 1)]);
      return result.file;
    },
    async inspectPicture(bytes, extension) {
      const key = createHash('sha256').update(bytes).digest('hex') + extension;
      const picture = pictures.get(key) ?? (await inspectPicture(bytes, extension));
      // An error without a fix is not cached. It may be temporary, such as too little memory.
      if (!('message' in picture) || picture.fix) pictures.set(key, picture);
      return picture;
    },
  };
}
