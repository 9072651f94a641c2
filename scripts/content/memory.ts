import { createHash } from 'node:crypto';
import { inspectPicture, type InspectPicture } from './read/pictures.ts';
import type { Facts } from './validate/facts.ts';
import { validateFile, type ValidateFile } from './validate/validate-file.ts';

/** How files are looked at; whoever loads again and again may remember what was found. */
export interface Memory {
  validate: ValidateFile;
  inspectPicture: InspectPicture;
}

interface Result {
  /** The text and the facts. */
  key: string;
  file: ReturnType<ValidateFile>;
}

/**
 * Looks at a file again only when its text or the facts have changed, and at a picture when its bytes
 * have. It remembers two states of each file: after a look at what an edit would make of the content,
 * or when an edit is undone, the one before is there again.
 */
export function createMemory(): Memory {
  const results = new Map<string, readonly Result[]>();
  const pictures = new Map<string, Awaited<ReturnType<InspectPicture>>>();
  let known: { facts: Facts | undefined; json: string } = { facts: undefined, json: '' };
  return {
    validate(source, facts) {
      if (facts !== known.facts) known = { facts, json: JSON.stringify(facts) ?? '' };
      const [name, key] = [`${source.path} ${facts !== undefined}`, known.json + source.text];
      const before = results.get(name) ?? [];
      const result = before.find((one) => one.key === key) ?? {
        key,
        file: validateFile(source, facts),
      };
      const others = before.filter((one) => one !== result);
      results.set(name, [result, ...others.slice(0, 1)]);
      return result.file;
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
