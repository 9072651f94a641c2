import { createHash } from 'node:crypto';
import { inspectPicture, type InspectPicture } from './read/pictures.ts';
import { validateFile, type ValidateFile } from './validate-file.ts';
import type { Facts } from './text/facts.ts';

export interface ValidationCache {
  validate: ValidateFile;
  inspectPicture: InspectPicture;
}

interface Result {
  /** The facts and the text that were validated. */
  key: string;
  file: ReturnType<ValidateFile>;
}

/**
 * Validates a file again only if its text or the facts have changed, and a picture if its bytes
 * have. Keeps two states of each file, since an edit is often undone.
 */
export function createValidationCache(): ValidationCache {
  const results = new Map<string, readonly Result[]>();
  const pictures = new Map<string, Awaited<ReturnType<InspectPicture>>>();
  let lastFacts: { facts: Facts | undefined; json: string } = { facts: undefined, json: '' };
  return {
    validate(source, facts) {
      if (facts !== lastFacts.facts) lastFacts = { facts, json: JSON.stringify(facts) ?? '' };
      const [name, key] = [`${source.path} ${facts !== undefined}`, lastFacts.json + source.text];
      const cached = results.get(name) ?? [];
      const result = cached.find((candidate) => candidate.key === key) ?? {
        key,
        file: validateFile(source, facts),
      };
      const older = cached.filter((candidate) => candidate !== result);
      results.set(name, [result, ...older.slice(0, 1)]);
      return result.file;
    },
    async inspectPicture(bytes, ending) {
      const key = createHash('sha256').update(bytes).digest('hex') + ending;
      const picture = pictures.get(key) ?? (await inspectPicture(bytes, ending));
      // An error without a fix may have a temporary cause, such as too little memory.
      if (!('message' in picture) || picture.fix) pictures.set(key, picture);
      return picture;
    },
  };
}
