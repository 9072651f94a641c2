import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compress } from '../hosting/compress.ts';
import { namedInFile, namedInHtml } from './named-files.ts';
import { onTheWire } from './wire.ts';

export const fileKinds = ['html', 'script', 'style', 'font', 'picture'] as const;
export type FileKind = (typeof fileKinds)[number];

/** A file and its bytes on the wire. */
export interface Weighed {
  file: string;
  bytes: number;
}

const endings: Partial<Record<string, FileKind>> = {
  '.html': 'html',
  '.js': 'script',
  '.css': 'style',
  '.woff2': 'font',
};

/** What a file is, by its ending; what is nothing else is a picture. */
export function kindOf(file: string): FileKind {
  return endings[path.extname(file)] ?? 'picture';
}

/** The HTML files of a built site, the missing page among them. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => kindOf(name) === 'html').toSorted();
}

/**
 * All that a page makes a browser fetch before anybody touches it, itself first.
 * @param folder of the built site
 * @param html a file in it
 */
export async function filesUntilTouched(folder: string, html: string): Promise<string[]> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const files = new Set(await namedInHtml(await read(html)));
  // What is added on the way is looked into as well.
  for (const file of files) {
    for (const named of await namedInFile(file, await read(file))) files.add(named);
  }
  return [html, ...files];
}

/** Weighs files, each of them once. */
export type Scale = (files: readonly string[]) => Promise<Weighed[]>;

/** @param folder of the built site, from which files are named */
export function createScale(folder: string, compress?: Compress): Scale {
  const weighed = new Map<string, Promise<Weighed>>();
  const weigh = async (file: string): Promise<Weighed> => ({
    file,
    bytes: (await onTheWire(path.join(folder, file), compress)).byteLength,
  });
  const weighOnce = (file: string) => {
    const known = weighed.get(file) ?? weigh(file);
    weighed.set(file, known);
    return known;
  };
  return (files) => Promise.all(files.map(weighOnce));
}

export function total(files: readonly Weighed[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
