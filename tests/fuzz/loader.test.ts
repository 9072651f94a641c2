import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { afterEach, expect, inject } from 'vitest';
import type { Diagnostic } from '../../src/compiler/diagnostics/diagnostic.ts';
import { report } from '../../src/compiler/diagnostics/report.ts';
import { textFileOf } from '../../src/compiler/read/files/decode-files.ts';
import { failedMessage } from '../../src/compiler/read/resolve/resolve-file.ts';
import { validateFile } from '../../src/compiler/check/validate-file.ts';
import { tags } from '../../src/site/tags/tag-schemas.ts';
import { compileBody } from '../support/render-body.ts';
import { test } from '../support/site-copy.ts';
import { anyFile, damage, facts } from './damage.ts';

afterEach(() => {
  expect(globalThis).not.toHaveProperty('contentRan');
  expect({}).not.toHaveProperty('polluted');
});

/** Expects that each diagnostic has a message and a position inside the file. */
function expectSound(text: string, diagnostics: readonly Diagnostic[]) {
  const lines = text.split('\n');
  const unsound = diagnostics.filter(({ line, column, message }) => {
    const length = lines[line - 1]?.length ?? -1;
    const isInside = Number.isInteger(column) && column >= 1 && column <= length + 1;
    return message.length === 0 || message === failedMessage || !isInside;
  });
  expect(unsound, text).toEqual([]);
}

/** Matches the names of the nodes that cannot contain code. */
const plainNode =
  /^(root|paragraph|heading|text|emphasis|strong|inlineCode|code|break|blockquote|list|listItem|(link|image)(Reference)?|definition|thematicBreak|table|tableRow|tableCell|mdxJsx(Flow|Text)Element)$/;

/** Returns the nodes that MDX would compile to code. */
function findCode(tree: Nodes): Nodes[] {
  const found: Nodes[] = [];
  visit(tree, (node) => {
    const isUnknown = 'name' in node && !Object.hasOwn(tags, node.name ?? '');
    const hasExpression =
      'attributes' in node &&
      node.attributes.some(({ value }) => typeof value === 'object' && value);
    if (!plainNode.test(node.type) || isUnknown || hasExpression) found.push(node);
  });
  return found;
}

/** A busy machine validates the largest file much faster, so a timeout means an endless loop. */
const timeout = 20_000;

test.for(Array.from({ length: inject('fuzzFactor') }, (_, index) => index))(
  'reports damaged files with positions, or accepts them without code: 100 files, seed %i',
  (seed) =>
    fc.assert(
      fc.asyncProperty(anyFile, damage, async ({ path, text }, damageText) => {
        const textFile = textFileOf(path.replace('content/', ''), damageText(text));
        if (!('text' in textFile)) return;
        const validate = () => validateFile(textFile, facts);
        const file = runInNewContext('validate()', { validate }, { timeout }) as ReturnType<
          typeof validateFile
        >;
        report({ diagnostics: file.diagnostics, files: [file] });
        expectSound(textFile.text, file.diagnostics);
        if (file.diagnostics.length > 0 || !file.body) return;
        expect(findCode(file.body.tree), textFile.text).toEqual([]);
        await compileBody(textFile.text, { facts });
      }),
      { seed, numRuns: 100 },
    ),
);

test('returns a model or diagnostics for many damaged files', ({ content }) =>
  fc.assert(
    fc
      .asyncProperty(fc.array(fc.tuple(anyFile, damage), { maxLength: 29 }), async (files) => {
        for (const [{ path, text }, damageText] of files) content.write(path, damageText(text));
        const result = await content.load();
        const { diagnostics, warnings } = result;
        expect(result.model === undefined).toBe(diagnostics.length > 0);
        expect(report(result) === '').toBe(diagnostics.length + warnings.length === 0);
        for (const { textFile } of result.files) {
          expectSound(
            textFile.text,
            diagnostics.filter(({ path }) => path === textFile.path),
          );
        }
      })
      .afterEach(() => content.restore()),
    { numRuns: 5 * inject('fuzzFactor') },
  ));
