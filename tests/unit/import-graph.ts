import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One file that imports another, or a package; paths from the project's folder. */
export interface Import {
  from: string;
  to: string;
}

/** Reads every import of the files below some folders: of code, of types and of styles. */
export function readImports(project: string, folders: readonly string[]): Import[] {
  return filesIn(project, folders).flatMap((from) =>
    importsOf(readFileSync(path.join(project, from), 'utf8')).map((name) => ({
      from,
      to: name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : name,
    })),
  );
}

/** The files of code and styles below some folders. */
export function filesIn(project: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|css)$/.test(name))
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .toSorted(),
  );
}

/** The names that a text of TypeScript or CSS imports. */
export function importsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const names = code.matchAll(/(?:\bfrom|\bimport|@import)\s*(?:\(|url\()?\s*(['"])(.*?)\1/g);
  return [...names].map(([, , name]) => name ?? '');
}

/** Each circle of files that import each other, written `a → b → a`, once. */
export function circles(imports: readonly Import[]): string[] {
  const finished = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) {
      found.push([...way.slice(way.indexOf(file)), file].join(' → '));
      return;
    }
    if (finished.has(file)) return;
    for (const { from, to } of imports) if (from === file) walk(to, [...way, file]);
    finished.add(file);
  };
  for (const { from } of imports) walk(from, []);
  return found;
}

/** Everything that can be reached from some files by following imports. */
export function reachable(imports: readonly Import[], start: readonly string[]): Set<string> {
  const reached = new Set(start);
  for (const file of reached) {
    for (const { from, to } of imports) if (from === file) reached.add(to);
  }
  return reached;
}
