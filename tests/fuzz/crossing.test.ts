import { describe, expect } from 'vitest';
import { diagnosticLine, report } from '../../scripts/content/diagnostics/report.ts';
import { test } from '../unit/scripts/content/content-copy.ts';
import { mutate } from './mutations.ts';
import { placeDiagnostics } from './place-faults.ts';
import { seeded } from './random.ts';
import { files, texts } from './real-content.ts';

const rounds = Array.from({ length: 60 }, (_, index) => index);

describe('Content of which many files are spoilt ends as a model or as problems with places', () => {
  test.for(rounds)('round %i', async (round, { content }) => {
    const random = seeded(-round);
    for (let count = random.below(30); count > 0; count -= 1) {
      const { path, text } = random.pick(files);
      await content.write(path, mutate(text, random, texts));
    }
    const result = await content.load();
    expect(result.model === undefined).toBe(result.problems.length > 0);
    expect(report(result) === '').toBe(result.problems.length + result.warnings.length === 0);
    for (const { path, text } of result.files.map(({ source }) => source)) {
      const here = result.problems.filter((problem) => problem.path === path);
      expect(placeDiagnostics(text, here).map(diagnosticLine)).toEqual([]);
    }
    expect(globalThis).not.toHaveProperty('contentRan');
    expect({}).not.toHaveProperty('polluted');
  });
});
