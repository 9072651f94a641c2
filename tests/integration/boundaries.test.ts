import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeFolder } from '../support/folder.ts';
import { project } from '../support/folders.ts';

/** Imports that the linter rejects, by file. Each file breaks another rule of .oxlintrc.json. */
const rejected = {
  'src/site/lib/a.ts': '../model/content.ts',
  'src/site/ui/a.tsx': '../lib/phone-links.ts',
  'src/site/ui/b.tsx': '../collections/collection-schemas.ts',
  'src/site/model/a.ts': '../tags/card/Card.tsx',
  'src/site/tags/card/A.tsx': '../../collections/faq/Faq.tsx',
  'src/site/tags/card/B.tsx': '../cards/Cards.tsx',
  'src/site/collections/A.tsx': '../renderer/Page.tsx',
  'src/site/collections/titled.ts': '../singletons/singleton-schemas.ts',
  'src/site/collections/faq/B.tsx': '../stats/Stats.tsx',
  'src/site/collections/faq/schema.ts': '../../lib/phone-links.ts',
  'src/site/renderer/a.tsx': '../app/Head.tsx',
  'src/site/renderer/b.ts': 'virtual:content',
  'src/site/fields/a.ts': '../lib/phone-links.ts',
  'src/site/singletons/a.ts': 'react',
  'src/site/app/a.ts': '../../../scripts/check.ts',
  'src/site/app/b.ts': '../../compiler/compile.ts',
  'src/compiler/a.ts': 'sharp',
  'src/compiler/b.ts': '../staff/describe/names.ts',
  'src/compiler/c.ts': '../../scripts/git.ts',
  'src/compiler/d.ts': '../site/model/useResolveLink.ts',
  'src/compiler/e.ts': '../site/tags/card/Card.tsx',
  'src/compiler/text/a.ts': '../diagnostics/diagnostic.ts',
  'src/compiler/read/files/a.ts': '../parse/nodes.ts',
  'src/compiler/read/parse/a.ts': '../facts/facts.ts',
  'src/compiler/read/facts/a.ts': '../schema/check-body.ts',
  'src/compiler/read/schema/a.ts': '../resolve/segments.ts',
  'src/compiler/read/resolve/a.ts': '../../translate/stale.ts',
  'src/compiler/translate/a.ts': '../check/rules.ts',
  'src/compiler/check/a.ts': '../write/spellings.ts',
  'src/compiler/write/a.ts': '../compile.ts',
  'src/compiler/h.ts': './derive/palette.ts',
  'src/staff/files/a.ts': '../words/en.ts',
  'src/staff/words/a.ts': '../edits/requests.ts',
  'src/staff/edits/a.ts': '../describe/names.ts',
  'src/staff/describe/a.ts': '../draft/drafts.ts',
  'src/staff/draft/a.ts': '../page/mark-sources.ts',
  'src/staff/page/a.ts': '../parts/context.ts',
  'src/staff/parts/b.ts': '../sheets/EditSheet.tsx',
  'src/staff/sheets/a.ts': '../app/Bar.tsx',
  'src/staff/parts/a.ts': '../../site/tags/card/Card.tsx',
  'scripts/a.ts': '../tests/support/sites.ts',
  'scripts/site/a.ts': '../../src/site/tags/card/Card.tsx',
};

const accepted = {
  'src/site/collections/C.tsx': '../tags/card/Card.tsx',
  'src/site/collections/faq/C.tsx': '../../model/useResolveLink.ts',
  'src/site/tags/collection/schema.ts': '../../collections/collection-schemas.ts',
  'src/compiler/f.ts': '../site/tags/tag-schemas.ts',
  'src/compiler/g.ts': '../site/model/content.ts',
  'src/staff/parts/c.tsx': '../../site/ui/icon/Icon.tsx',
  'scripts/screenshots/a.ts': '../../tests/support/sites.ts',
  'scripts/site/c.ts': '../../src/site/lib/phone-links.ts',
};

test('imports run downwards only', async () => {
  const { root, write, discard } = makeFolder();
  try {
    for (const name of ['.oxlintrc.json', 'scripts/lint']) {
      cpSync(path.join(project, name), path.join(root, name), { recursive: true });
    }
    for (const [file, imported] of Object.entries({ ...rejected, ...accepted })) {
      write(file, `export * from '${imported}';\n`);
    }
    const oxlint = path.join(project, 'node_modules/oxlint/bin/oxlint');
    const run = promisify(execFile)(process.execPath, [oxlint, '-f', 'json'], { cwd: root });
    // If oxlint reports something, it exits with 1, and the error contains its output.
    const { stdout } = await run.catch((error: { stdout: string }) => error);
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; filename: string }[];
    };
    const found = diagnostics.filter(({ code }) => code.startsWith('boundaries'));
    const files = [...new Set(found.map(({ filename }) => filename))];
    expect(files.toSorted()).toEqual(Object.keys(rejected).toSorted());
  } finally {
    discard();
  }
});
