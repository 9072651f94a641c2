import { createHash } from 'node:crypto';
import { inspectPicture, type InspectPicture } from './read/pictures.ts';
import type { Facts } from './validate/facts.ts';
import { validateFile, type ValidateFile } from './validate/validate-file.ts';

/** How files are looked at; whoever loads again and again may remember what was found. */
export interface Memory {
  validate: ValidateFile;
  inspectPicture: InspectPicture;
}

/** Looks at a file again only when its text or the facts have changed, and at a picture when its bytes have. */
export function createMemory(): Memory {
  const results = new Map<string, { key: string; file: ReturnType<ValidateFile> }>();
  const pictures = new Map<string, Awaited<ReturnType<InspectPicture>>>();
  let known: { facts: Facts | undefined; json: string } = { facts: undefined, json: '' };
  return {
    validate(source, facts) {
      if (facts !== known.facts) known = { facts, json: JSON.stringify(facts) ?? '' };
      const [name, key] = [`${source.path} ${facts !== undefined}`, known.json + source.text];
      const before = results.get(name);
      if (before?.key === key) return before.file;
      const file = validateFile(source, facts);
      results.set(name, { key, file });
      return file;
    },
    async inspectPicture(bytes, ending) {
      const key = createHash('sha256').update(bytes).digest('hex') + ending;
      const picture = pictures.get(key) ?? (await inspectPicture(bytes, ending));
      // What could not be read for want of memory may be read the next time.
      if (!('message' in picture) || picture.fix) pictures.set(key, picture);
      return picture;
    },
  };
}
