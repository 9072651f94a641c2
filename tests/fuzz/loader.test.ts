import { Script } from 'node:vm';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { contentTypeOf } from '../../src/compiler/content-types/content-types.ts';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { report } from '../../src/compiler/diagnostics/report.ts';
import { lineOf } from '../support/line-of.ts';
import { sourceFileOf } from '../../src/compiler/files/decode-files.ts';
import { validateFile } from '../../src/compiler/validate-file.ts';
import { compileBody } from '../support/render-body.ts';
import { test as siteTest } from '../support/site-copy.ts';
import { codeIn } from './code-in.ts';
import { damage } from './mutations.ts';
import { facts, anyFile } from './fixture.ts';
import { failedMessage } from '../../src/compiler/resolve/resolve-file.ts';

afterEach(() => {
  expect(globalThis).not.toHaveProperty('contentRan');
  expect({}).not.toHaveProperty('polluted');
});

/** Returns the diagnostics that have no message, or a position outside the file. */
function findMalformed(text: string, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const lines = text.split('\n');
  return diagnostics.filter(({ line, column, message }) => {
    const length = lines[line - 1]?.length ?? -1;
    const isInside = Number.isInteger(column) && column >= 1 && column <= length + 1;
    return message === '' || !isInside;
  });
}

/**
 * Validates a file as the loader does.
 * @returns the text of the file if the file is valid and has a body
 * @throws if a diagnostic is malformed, or if the validation fails
 */
function validate(name: string, bytes: Buffer): string | undefined {
  const source = sourceFileOf(name, bytes);
  if (!('text' in source)) return undefined;
  const { diagnostics, data } = validateFile(source, facts);
  report({ diagnostics, files: [{ source }] });
  const [malformed] = findMalformed(source.text, diagnostics);
  if (malformed) throw new Error(`no message or outside the file: ${JSON.stringify(malformed)}`);
  if (diagnostics.some(({ message }) => message === failedMessage)) throw new Error(failedMessage);
  if (diagnostics.length > 0) return undefined;
  if (!data) throw new Error('neither a diagnostic nor data');
  return contentTypeOf(source)?.body === 'required' ? source.text : undefined;
}

/** A busy machine validates the largest file much faster, so a timeout means an endless loop. */
const timeoutMs = 20_000;

declare global {
  /** The function that the script calls. Only a script can have a timeout. */
  var runWithTimeout: (() => unknown) | undefined;
}

const script = new Script('runWithTimeout()');

/** Validates a file. @throws an error with the file if the validation fails or does not end */
function validateWithTimeout(name: string, bytes: Buffer): string | undefined {
  globalThis.runWithTimeout = () => validate(name, bytes);
  try {
    return script.runInThisContext({ timeout: timeoutMs }) as string | undefined;
  } catch (cause) {
    throw new Error(`the check fails on ${name}:\n${bytes}`, { cause });
  }
}

describe('reports a damaged file with positions, or accepts it if its body contains no code', () => {
  test.for(Array.from({ length: 20 }, (_, index) => index))('150 files, seed %i', (seed) =>
    fc.assert(
      fc.asyncProperty(anyFile, damage, async ({ path, text }, damageText) => {
        const valid = validateWithTimeout(path.replace('content/', ''), damageText(text));
        if (valid === undefined) return;
        expect(codeIn(await compileBody(valid, { facts })), valid).toEqual([]);
      }),
      { seed, numRuns: 150 },
    ),
  );
});

const filesToDamage = fc.array(fc.tuple(anyFile, damage), { maxLength: 29 });

siteTest('returns a model or diagnostics for many damaged files', ({ content }) =>
  fc.assert(
    fc
      .asyncProperty(filesToDamage, async (files) => {
        for (const [{ path, text }, damageText] of files) content.write(path, damageText(text));
        const result = await content.load();
        const { diagnostics, warnings } = result;
        expect(result.model === undefined).toBe(diagnostics.length > 0);
        expect(report(result) === '').toBe(diagnostics.length + warnings.length === 0);
        for (const { path, text } of result.files.map(({ source }) => source)) {
          const inFile = diagnostics.filter((diagnostic) => diagnostic.path === path);
          expect(findMalformed(text, inFile).map(lineOf)).toEqual([]);
        }
      })
      .afterEach(() => content.restore()),
    { numRuns: 30 },
  ),
);
