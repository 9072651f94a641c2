import { Script } from 'node:vm';
import { afterEach, describe, expect, test } from 'vitest';
import { contentTypeOf } from '../../scripts/content/content-types.ts';
import { diagnosticLine, report } from '../../scripts/content/diagnostics/report.ts';
import { sourceOf } from '../../scripts/content/read/read-content.ts';
import { validateFile } from '../../scripts/content/validate/validate-file.ts';
import { compileBody } from '../support/render-body.ts';
import { test as siteTest } from '../support/site-copy.ts';
import { codeIn } from './code-in.ts';
import { misplaced } from './misplaced.ts';
import { mutate } from './mutations.ts';
import { seeded } from './random.ts';
import { facts, files, texts } from './small-site.ts';

afterEach(() => {
  expect(globalThis).not.toHaveProperty('contentRan');
  expect({}).not.toHaveProperty('polluted');
});

/**
 * Validates a file as the loader does.
 * @returns its text where it is valid and has a body
 * @throws when a diagnostic has no position in the file, as when the validation itself fails
 */
function check(name: string, bytes: Buffer): string | undefined {
  const source = sourceOf(name, bytes);
  if (!('text' in source)) return undefined;
  const { diagnostics, data } = validateFile(source, facts);
  report({ diagnostics, files: [{ source }] });
  const [lost] = misplaced(source.text, diagnostics);
  if (lost) throw new Error(`no such position: ${JSON.stringify(lost)}`);
  if (diagnostics.length > 0) return undefined;
  if (!data) throw new Error('neither a diagnostic nor data');
  return contentTypeOf(source)?.body === 'required' ? source.text : undefined;
}

/**
 * Far longer than the largest file takes on a busy machine, in milliseconds; what takes longer, such as
 * an endless loop, would never end, or not while anybody waits.
 */
const limit = 20_000;

declare global {
  /** What is being run with a limit. */
  var guarded: (() => unknown) | undefined;
}

const guard = new Script('guarded()');

/** Checks a file. @throws when that fails or does not end, with the seed and the file */
function checkSpoilt(seed: number, name: string, bytes: Buffer): string | undefined {
  globalThis.guarded = () => check(name, bytes);
  try {
    return guard.runInThisContext({ timeout: limit }) as string | undefined;
  } catch (cause) {
    throw new Error(`seed ${seed} spoils ${name}:\n${bytes}`, { cause });
  }
}

const perTest = 150;

describe('a spoilt file is valid, and its body compiles to no code, or has diagnostics with positions', () => {
  test.for(Array.from({ length: 20 }, (_, index) => index * perTest))(
    'seeds from %i on',
    async (first) => {
      for (let seed = first; seed < first + perTest; seed += 1) {
        const random = seeded(seed);
        const file = random.pick(files);
        const name = file.path.replace('content/', '');
        const bytes = mutate(file.text, random, texts);
        const valid = checkSpoilt(seed, name, bytes);
        if (valid === undefined) continue;
        const code = await compileBody(valid, { known: facts });
        expect(codeIn(code), `seed ${seed}`).toEqual([]);
      }
    },
  );
});

describe('content with many spoilt files gives a model or diagnostics with positions', () => {
  siteTest.for(Array.from({ length: 30 }, (_, index) => index))(
    'round %i',
    async (round, { content }) => {
      const random = seeded(-round);
      for (let count = random.below(30); count > 0; count -= 1) {
        const { path, text } = random.pick(files);
        content.write(path, mutate(text, random, texts));
      }
      const result = await content.load();
      expect(result.model === undefined).toBe(result.diagnostics.length > 0);
      expect(report(result) === '').toBe(result.diagnostics.length + result.warnings.length === 0);
      for (const { path, text } of result.files.map(({ source }) => source)) {
        const here = result.diagnostics.filter((diagnostic) => diagnostic.path === path);
        expect(misplaced(text, here).map(diagnosticLine)).toEqual([]);
      }
    },
  );
});
