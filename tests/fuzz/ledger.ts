import { createHash } from 'node:crypto';
import type { GitHubStandIn } from '../support/github.ts';

/** Files of a branch, of a draft or of a version. */
export type Files = readonly { path: string; bytes: Uint8Array | undefined }[];

const pattern = /tok[a-z]+x/g;

const digest = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

export const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length];

/** Returns a sentence with a name. */
export const sentence = (name: string) => `We say ${name} here.`;

/** Returns the files of a branch. */
export const filesOf = (gitHub: GitHubStandIn, branch: string): Files =>
  [...gitHub.files(branch)].map(([path, bytes]) => ({ path, bytes }));

export type Ledger = ReturnType<typeof createLedger>;

/** Keeps account of the sentences and photos of people: where they are, and which are given up. */
export function createLedger(photos: readonly Uint8Array<ArrayBuffer>[]) {
  const photoNames = new Map(photos.map((bytes, index) => [digest(bytes), `photo ${index}`]));
  const known = new Set<string>();
  const givenUp = new Set<string>();
  const unused = [...photos];
  let count = 0;
  const namesIn = (...places: readonly Files[]): Set<string> =>
    new Set(
      places.flat().flatMap(({ path, bytes }) => {
        if (!bytes) return [];
        if (path.endsWith('.mdx')) return new TextDecoder().decode(bytes).match(pattern) ?? [];
        return photoNames.get(digest(bytes)) ?? [];
      }),
    );
  return {
    namesIn,
    namesInText: (text: string): Set<string> => new Set(text.match(pattern)),
    /** Returns a new name, which a sentence contains. */
    newName() {
      count += 1;
      const letters = [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
      return `tok${letters}x`;
    },
    /** Returns a photo that nobody has used, with its name. */
    takePhoto(): [name: string, photo: Uint8Array<ArrayBuffer> | undefined] {
      const index = photos.length - unused.length;
      return [`photo ${index}`, unused.shift()];
    },
    /** Somebody has typed sentences, or chosen a photo. What is there again is no longer given up. */
    add(names: Iterable<string>) {
      for (const name of names) {
        known.add(name);
        givenUp.delete(name);
      }
    },
    giveUp(names: Iterable<string>) {
      for (const name of names) givenUp.add(name);
    },
    /** Returns what is in none of the places, though nobody has given it up. */
    missing(places: readonly Files[]): string[] {
      const found = namesIn(...places);
      return [...known].filter((name) => !givenUp.has(name) && !found.has(name));
    },
  };
}
