import { afterEach, describe, expect, test } from 'vitest';
import { parseBody } from '../../scripts/content/parse/body.ts';
import { examineFile } from '../../scripts/content/validate/examine-file.ts';
import { contentTypeOf } from '../../scripts/content/kinds.ts';
import { sourceOf } from '../../scripts/content/read/read-content.ts';
import { report } from '../../scripts/content/diagnostics/report.ts';
import { compileBody as compileForBuild } from '../../scripts/vite/compile-body.ts';
import { compileBody } from '../unit/scripts/content/compile-body.ts';
import { wordsForDev } from '../unit/scripts/content/dev-words.ts';
import { codeDiagnostics } from './code-faults.ts';
import { mutate } from './mutations.ts';
import { placeDiagnostics } from './place-faults.ts';
import { seeded } from './random.ts';
import { facts, files, texts } from './real-content.ts';
import { shrink } from './shrink.ts';
import { within } from './within.ts';

afterEach(() => {
  expect(globalThis).not.toHaveProperty('contentRan');
  expect({}).not.toHaveProperty('polluted');
});

/**
 * Checks a file as the loader does.
 * @returns its text where it is sound
 * @throws when a problem has no place in the file, as when the check itself fails
 */
function check(name: string, bytes: Buffer): string | undefined {
  const source = sourceOf(name, bytes);
  if (!('text' in source)) return undefined;
  const { problems, data } = examineFile(source, facts);
  report({ problems, files: [{ source }] });
  const [lost] = placeDiagnostics(source.text, problems);
  if (lost) throw new Error(`no such place: ${JSON.stringify(lost)}`);
  if (problems.length > 0) return undefined;
  if (!data) throw new Error('neither a problem nor a model');
  return contentTypeOf(source)?.body === 'required' ? source.text : undefined;
}

function failureOf(name: string, bytes: Buffer): unknown {
  try {
    within(() => check(name, bytes));
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The words that a build writes. */
function written(text: string): unknown {
  const { tree } = parseBody(text);
  return tree && JSON.parse(compileForBuild({ path: 'content/x.mdx', text }, tree, facts).words);
}

const perTest = 500;

describe('A spoilt file ends as a model or as a problem with a place', () => {
  test.for(Array.from({ length: 20 }, (_, index) => index * perTest))(
    'seeds from %i on',
    async (first) => {
      for (let seed = first; seed < first + perTest; seed += 1) {
        const random = seeded(seed);
        const file = random.pick(files);
        const name = file.path.replace('content/', '');
        const bytes = mutate(file.text, random, texts);
        const failure = failureOf(name, bytes);
        if (failure !== undefined) {
          const smallest = shrink(bytes, (smaller) => failureOf(name, smaller) !== undefined);
          const words = `seed ${seed} spoils ${file.path}; it is enough to write\n${smallest}`;
          throw new Error(words, { cause: failure });
        }
        const sound = check(name, bytes);
        if (sound === undefined) continue;
        expect(codeDiagnostics(await compileBody(sound, { known: facts })), `seed ${seed}`).toEqual([]);
        expect(written(sound), `seed ${seed}`).toEqual(await wordsForDev(sound, facts));
      }
    },
  );
});
