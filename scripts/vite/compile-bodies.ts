import path from 'node:path';
import { openCache } from '../content/cache.ts';
import type { ContentFile } from '../content/examine-file.ts';
import type { Facts } from '../content/facts.ts';
import { inParallel } from './in-parallel.ts';
import { noteAsked, type Text } from '../content/memory.ts';
import { bodies } from './bodies.ts';

/** The name of the cache in which the code of bodies is. */
export const bodiesCache = 'bodies';

/** A body as JavaScript, and the facts that stand in it. */
export interface CompiledBody {
  code: string;
  facts: Facts;
}

export type CompileBody = (file: Text, facts: Facts) => Promise<CompiledBody>;

/** @param root the project's folder */
export function createBodyCompiler(root: string): CompileBody {
  const noted = new Map<string, Facts>();
  const { transform } = bodies({ root, facts: (file) => noted.get(file.path) ?? {} });
  return async ({ path: name, text }, facts) => {
    const id = path.join(root, name);
    const { facts: noting, asked } = noteAsked(facts);
    noted.set(id, noting);
    const compiled = await transform(text, id);
    noted.delete(id);
    if (!compiled?.code) throw new Error(`${name} holds no body`);
    return { code: compiled.code, facts: asked };
  };
}

/** Compiles bodies one after the other. */
export async function compileBodies(
  files: readonly Text[],
  { root, facts }: { root: string; facts: Facts },
): Promise<CompiledBody[]> {
  const compile = createBodyCompiler(root);
  const made: CompiledBody[] = [];
  for (const file of files) made.push(await compile(file, facts));
  return made;
}

/** Compiles on every core what no build has compiled yet, so that the coming ones find it all. */
export async function compileAhead(root: string, files: readonly ContentFile[], facts: Facts) {
  const cache = openCache<string>(root, bodiesCache);
  const unknown = files
    .filter(({ kind }) => kind?.body === 'required')
    .map(({ source }) => source)
    .filter((source) => cache.recall(source, facts) === undefined);
  const helper = new URL('compile-process.ts', import.meta.url);
  const made = await inParallel(compileBodies, helper, unknown, { root, facts });
  for (const [index, source] of unknown.entries()) {
    const compiled = made[index] as CompiledBody;
    cache.remember(source, compiled.facts, compiled.code);
  }
  cache.save();
}
