import { openCache } from '../content/cache.ts';
import type { Findings } from '../content/examine-file.ts';
import type { Facts } from '../content/facts.ts';
import { load, type LoadResult } from '../content/load.ts';
import type { Model } from '../content/model.ts';
import { createRememberingExamine } from '../content/remembering-examine.ts';
import { loadSettled } from './load-settled.ts';
import { createPreparingExamine } from './preparing-examine.ts';

/** The content as it was last loaded; the parts of the Vite plugin share one. */
export interface ContentStore {
  /** Reads the content anew; what was sound before stays when it now has problems. */
  refresh: () => Promise<LoadResult>;
  /** The result of the newest reading, which is done first where there is none yet. */
  latest: () => Promise<LoadResult>;
  /** The newest sound model. @throws where there has been none */
  model: () => Model;
  facts: () => Facts;
}

/** The content as a build needs it. */
export interface BuildStore extends ContentStore {
  /** The words of a file, as data in JSON. @throws where it holds none */
  wordsOf: (file: string) => string;
}

/** A store for the dev server, whose content is edited meanwhile. @param root the project's folder */
export function createContentStore(root: string): ContentStore {
  const findings = openCache<Findings>(root, 'findings');
  const examine = createRememberingExamine(findings);
  return createStore(() => loadSettled(() => load(root, examine)), [findings]);
}

/** A store for builds, which compiles the words as it reads them. @param root the project's folder */
export function createBuildStore(root: string): BuildStore {
  const findings = openCache<Findings>(root, 'findings');
  const bodies = openCache<string>(root, 'bodies');
  const examine = createPreparingExamine(findings, bodies);
  const wordsOf = (file: string) => {
    const words = bodies.entries.get(file)?.result;
    if (words === undefined) throw new Error(`${file} holds no words`);
    return words;
  };
  return { ...createStore(() => load(root, examine), [findings, bodies]), wordsOf };
}

function createStore(
  loadContent: () => Promise<LoadResult>,
  caches: readonly { save: () => void }[],
): ContentStore {
  let result: Promise<LoadResult> | undefined;
  let sound: Model | undefined;

  const refresh = () => {
    result = loadContent().then((loaded) => {
      sound = loaded.model ?? sound;
      return loaded;
    });
    return result;
  };
  const model = () => {
    if (!sound) throw new Error('the content has problems');
    return sound;
  };
  const first = () =>
    refresh().then((loaded) => {
      for (const cache of caches) cache.save();
      return loaded;
    });
  return { refresh, latest: () => result ?? first(), model, facts: () => model().facts };
}
