import { digestOf } from './digest.ts';
import type { Facts } from './facts.ts';

/** What was made of a file, and what it was made from. */
export interface Remembered<Result> {
  /** SHA-256 of the text, in base64. */
  digest: string;
  /** The facts that were asked for, with their values at that time. */
  facts: Facts;
  result: Result;
}

/** By the file's path. */
export type Entries<Result> = ReadonlyMap<string, Remembered<Result>>;

/** A file by its path and what stands in it. */
export interface Text {
  path: string;
  text: string;
}

/** What was made of files, for as long as their text and the facts in it are the same. */
export interface Memory<Result> {
  recall: (file: Text, facts: Facts) => Result | undefined;
  /** @param facts those that were asked for: see `noteAsked` */
  remember: (file: Text, facts: Facts, result: Result) => void;
  /** All that was recalled or remembered, so that files that are gone are forgotten. */
  entries: Entries<Result>;
}

/** @param before what an earlier memory held */
export function createMemory<Result>(before: Entries<Result> = new Map()): Memory<Result> {
  const entries = new Map<string, Remembered<Result>>();
  return {
    entries,
    recall({ path, text }, facts) {
      const known = entries.get(path) ?? before.get(path);
      if (!known || known.digest !== digestOf(text) || !holds(facts, known.facts)) return undefined;
      entries.set(path, known);
      return known.result;
    },
    remember({ path, text }, facts, result) {
      entries.set(path, { digest: digestOf(text), facts: { ...facts }, result });
    },
  };
}

/** Facts that note in `asked` which of them somebody asks for. */
export function noteAsked(facts: Facts): { facts: Facts; asked: Facts } {
  const asked: Record<string, string> = {};
  const noting = new Proxy(facts, {
    get: (target, name) => {
      const value = target[String(name)];
      if (value !== undefined) asked[String(name)] = value;
      return value;
    },
  });
  return { facts: noting, asked };
}

function holds(facts: Facts, some: Facts): boolean {
  return Object.entries(some).every(([name, value]) => facts[name] === value);
}
