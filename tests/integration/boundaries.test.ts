import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder } from '../support/folder.ts';
import { project } from '../support/folders.ts';

const downwardsOnly = (from: string, to: string) =>
  `imports run downwards only: ${from} must not import ${to}`;
const noSiblings = 'no collection imports another, and no tag another';
const fieldsOnly = 'fields and singletons import zod, fields and each other only';
const schemasOnly = 'a schema imports zod, fields and other schemas only';
const noComponents =
  'scripts import types, schemas, fields, lib and model of the site, no components';
const schemasFieldsLib =
  'of the site, the compiler imports schemas, fields, lib and the types of the model only';
const noPackages = 'the compiler runs without Vite, React and sharp';

/** Each file with a wrong import, and the message of the linter. */
const rejected: readonly [file: string, imported: string, message: string][] = [
  ['src/site/lib/a.ts', '../model/content.ts', downwardsOnly('lib', 'model')],
  ['src/site/ui/b.tsx', '../lib/phone.ts', downwardsOnly('fields and ui', 'lib')],
  ['src/site/ui/a.tsx', '../collections/schemas.ts', downwardsOnly('fields and ui', 'schemas')],
  ['src/site/model/a.ts', '../tags/card/Card.tsx', downwardsOnly('model', 'tags')],
  [
    'src/site/tags/card/A.tsx',
    '../../collections/faq/Faq.tsx',
    downwardsOnly('tags', 'collections'),
  ],
  ['src/site/collections/A.tsx', '../renderer/Page.tsx', downwardsOnly('collections', 'renderer')],
  ['src/site/renderer/a.tsx', '../app/Head.tsx', downwardsOnly('renderer', 'app')],
  ['src/site/app/a.ts', '../../../scripts/check.ts', downwardsOnly('app', 'scripts and staff')],
  ['src/site/app/b.ts', '../../compiler/compile.ts', downwardsOnly('app', 'compiler')],
  ['src/compiler/b.ts', '../staff/bar/names.ts', downwardsOnly('compiler', 'scripts and staff')],
  ['src/compiler/c.ts', '../../scripts/git.ts', downwardsOnly('compiler', 'scripts and staff')],
  ['src/compiler/d.ts', '../site/model/useResolveLink.ts', schemasFieldsLib],
  ['src/compiler/e.ts', '../site/tags/card/Card.tsx', schemasFieldsLib],
  ['scripts/a.ts', '../tests/support/sites.ts', downwardsOnly('scripts and staff', 'tests')],
  ['src/site/renderer/b.ts', 'virtual:content', 'only the app imports the content'],
  ['src/site/tags/card/B.tsx', '../cards/Cards.tsx', noSiblings],
  ['src/site/collections/faq/B.tsx', '../stats/Stats.tsx', noSiblings],
  ['src/site/fields/a.ts', '../lib/phone.ts', fieldsOnly],
  ['src/site/singletons/a.ts', 'react', fieldsOnly],
  ['src/site/collections/faq/schema.ts', '../../lib/phone.ts', schemasOnly],
  ['src/site/collections/titled.ts', '../singletons/schemas.ts', schemasOnly],
  ['scripts/site/a.ts', '../../src/site/tags/card/Card.tsx', noComponents],
  ['scripts/vite/dev-panel/a.ts', '../../../src/site/ui/icon/Icon.tsx', noComponents],
  [
    'src/staff/bar/a.ts',
    '../../site/tags/card/Card.tsx',
    'of the site, the staff bar imports fields, lib and ui only',
  ],
  ['src/compiler/a.ts', 'sharp', noPackages],
];

const accepted: readonly [file: string, imported: string][] = [
  ['src/site/collections/C.tsx', '../tags/card/Card.tsx'],
  ['src/site/collections/faq/C.tsx', '../../model/useResolveLink.ts'],
  ['src/site/tags/collection/schema.ts', '../../collections/schemas.ts'],
  ['src/site/model/c.ts', '../collections/schemas.ts'],
  ['scripts/site/c.ts', '../../src/site/lib/phone.ts'],
  ['src/compiler/f.ts', '../site/tags/schemas.ts'],
  ['src/compiler/g.ts', '../site/model/content.ts'],
  ['src/staff/bar/c.tsx', '../../site/ui/icon/Icon.tsx'],
];

let messages: Map<string, string>;

beforeAll(async () => {
  const { root, write, discard } = makeFolder();
  try {
    for (const name of ['.oxlintrc.json', 'scripts/lint']) {
      cpSync(path.join(project, name), path.join(root, name), { recursive: true });
    }
    for (const [file, imported] of [...rejected, ...accepted]) {
      write(file, `export * from '${imported}';\n`);
    }
    const oxlint = path.join(project, 'node_modules/oxlint/bin/oxlint');
    const run = promisify(execFile)(process.execPath, [oxlint, '-f', 'json'], { cwd: root });
    // If oxlint reports something, it exits with 1, and the error contains its output.
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string; message: string }[];
    };
    const found = diagnostics.filter(({ code }) => code.startsWith('boundaries'));
    messages = new Map(found.map(({ filename, message }) => [filename, message]));
  } finally {
    discard();
  }
});

test.each(rejected)('reports that %s imports %s', (file, _, message) => {
  expect(messages.get(file)).toBe(message);
});

test.each(accepted)('accepts that %s imports %s', (file) => {
  expect(messages.get(file)).toBeUndefined();
});
