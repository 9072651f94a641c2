import type { Facts } from '../content/facts.ts';
import { load, type LoadResult, type Validate } from '../content/load.ts';
import type { Model } from '../content/model.ts';
import { validateFile } from '../content/validate/validate-file.ts';

/** The content as it was last loaded; the plugins of one Vite share it. */
export interface ContentStore {
  /** The folder that holds content/. */
  root: string;
  /** Loads the content again. */
  refresh: () => LoadResult;
  /** The result of the last loading, which is done first where there is none yet. */
  latest: () => LoadResult;
  /** The newest valid model. @throws where there has been none */
  model: () => Model;
}

/** @param root the folder that holds content/ */
export function createContentStore(root: string): ContentStore {
  const validate = createMemory();
  let result: LoadResult | undefined;
  let valid: Model | undefined;

  const refresh = () => {
    result = load(root, validate);
    valid = result.model ?? valid;
    return result;
  };
  const latest = () => result ?? refresh();
  const model = () => {
    latest();
    if (!valid) throw new Error('the content has errors');
    return valid;
  };
  return { root, refresh, latest, model };
}

/** A `validateFile` that looks at a file again only when its text or the facts have changed. */
export function createMemory(): Validate {
  const results = new Map<string, { key: string; file: ReturnType<Validate> }>();
  let known: { facts: Facts | undefined; json: string } = { facts: undefined, json: '' };
  return (source, facts) => {
    if (facts !== known.facts) known = { facts, json: JSON.stringify(facts) ?? '' };
    const [name, key] = [`${source.path} ${facts !== undefined}`, known.json + source.text];
    const before = results.get(name);
    if (before?.key === key) return before.file;
    const file = validateFile(source, facts);
    results.set(name, { key, file });
    return file;
  };
}
