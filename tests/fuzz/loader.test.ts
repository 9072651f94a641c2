import { Script } from 'node:vm';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { contentTypeOf } from '../../scripts/content/content-types/content-types.ts';
import type { Diagnostic } from '../../scripts/content/diagnostics/diagnostic.ts';
import { report } from '../../scripts/content/diagnostics/report.ts';
import { lineOf } from '../support/line-of.ts';
import { sourceFileOf } from '../../scripts/content/read/read-content.ts';
import { validateFile } from '../../scripts/content/validate-file.ts';
import { compileBody } from '../support/render-body.ts';
import { test as siteTest } from '../support/site-copy.ts';
import { codeIn } from './code-in.ts';
import { damage } from './mutations.ts';
import { facts, file } from './fixture.ts';
import { failedMessage } from '../../scripts/content/resolve/resolve-file.ts';

afterEach(() => {
  expect(globalThis).not.toHaveProperty('contentRan');
  expect({}).not.toHaveProperty('polluted');
});

/** Returns the diagnostics that have no message, or a position outside the file. */
function misplaced(text: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lines = text.split('\n');
  return diagnostics.filter(({ line, column, message }) => {
    const length = lines[line - 1]?.length ?? -1;
    const isInside = Number.isInteger(column) && column >= 1 && column <= length + 1;
    return message === '' || !isInside;
  });
}

/**
 * Validates a file as the loader does.
 * @returns its text if it is valid and has a body
 * @throws if a diagnostic has no position in the file or the validation fails
 */
function check(name: string, bytes: Buffer): string | undefined {
  const source = sourceFileOf(name, bytes);
  if (!('text' in source)) return undefined;
  const { diagnostics, data } = validateFile(source, facts);
  report({ diagnostics, files: [{ source }] });
  const [misplacedDiagnostic] = misplaced(source.text, diagnostics);
  if (misplacedDiagnostic)
    throw new Error(`no such position: ${JSON.stringify(misplacedDiagnostic)}`);
  if (diagnostics.some(({ message }) => message === failedMessage)) throw new Error(failedMessage);
  if (diagnostics.length > 0) return undefined;
  if (!data) throw new Error('neither a diagnostic nor data');
  return contentTypeOf(source)?.body === 'required' ? source.text : undefined;
}

/**
 * The timeout of a check. The largest file takes much less on a busy machine, so a timeout means an
 * endless loop.
 */
const timeoutMs = 20_000;

declare global {
  /** The function that runs with a timeout. */
  var guarded: (() => unknown) | undefined;
}

const guardedScript = new Script('guarded()');

/** Checks a file. @throws if the check fails or does not end, with the file */
function checkDamaged(name: string, bytes: Buffer): string | undefined {
  globalThis.guarded = () => check(name, bytes);
  try {
    return guardedScript.runInThisContext({ timeout: timeoutMs }) as string | undefined;
  } catch (cause) {
    throw new Error(`this spoils ${name}:\n${bytes}`, { cause });
  }
}

describe('either accepts a damaged file without code in its body, or reports diagnostics with positions', () => {
  test.for(Array.from({ length: 20 }, (_, index) => index))('150 files, seed %i', (seed) =>
    fc.assert(
      fc.asyncProperty(file, damage, async ({ path, text }, spoil) => {
        const valid = checkDamaged(path.replace('content/', ''), spoil(text));
        if (valid === undefined) return;
        expect(codeIn(await compileBody(valid, { known: facts })), valid).toEqual([]);
      }),
      { seed, numRuns: 150 },
    ),
  );
});

siteTest('returns a model or diagnostics with positions for many damaged files', ({ content }) =>
  fc.assert(
    fc
      .asyncProperty(fc.array(fc.tuple(file, damage), { maxLength: 29 }), async (spoilt) => {
        for (const [{ path, text }, spoil] of spoilt) content.write(path, spoil(text));
        const result = await content.load();
        const { diagnostics, warnings } = result;
        expect(result.model === undefined).toBe(diagnostics.length > 0);
        expect(report(result) === '').toBe(diagnostics.length + warnings.length === 0);
        for (const { path, text } of result.files.map(({ source }) => source)) {
          const here = diagnostics.filter((diagnostic) => diagnostic.path === path);
          expect(misplaced(text, here).map(lineOf)).toEqual([]);
        }
      })
      .afterEach(() => content.restore()),
    { numRuns: 30 },
  ),
);
