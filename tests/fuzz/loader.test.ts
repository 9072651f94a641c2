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
import { shrink } from './shrink.ts';
import { facts, files, texts } from './small-site.ts';
import { within } from './within.ts';

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

function failureOf(name: string, bytes: Buffer): unknown {
  try {
    within(() => check(name, bytes));
    return undefined;
  } catch (error) {
    return error;
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
        const failure = failureOf(name, bytes);
        if (failure !== undefined) {
          const smallest = shrink(bytes, (smaller) => failureOf(name, smaller) !== undefined);
          const words = `seed ${seed} spoils ${file.path}; it is enough to write\n${smallest}`;
          throw new Error(words, { cause: failure });
        }
        const valid = check(name, bytes);
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
