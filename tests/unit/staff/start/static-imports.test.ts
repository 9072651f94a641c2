import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from '../../../support/folders.ts';

/** Matches the module of an import or export that exists at run time: `import x from 'y'`, `import 'y'`. */
const staticImport = /^(?:(?:import|export)(?! type)\s[^;']*?from|import) '([^'?]+)/gm;

/** Adds to a set all files and packages that a file imports at once, and what these import. */
function addImports(names: Set<string>, file: string) {
  if (names.has(file)) return names;
  names.add(file);
  if (!/\.tsx?$/.test(file)) return names;
  for (const [, name = ''] of readFileSync(path.join(project, file), 'utf8').matchAll(staticImport))
    addImports(names, name.startsWith('.') ? path.join(path.dirname(file), name) : name);
  return names;
}

const listImports = (file: string) => [...addImports(new Set(), file)];

/** The packages that parse and check content. */
const parsers = /^(?:diff|gray-matter|libphonenumber-js|mdast-util-.*|micromark.*|yaml)(?:\/|$)/;

test('the start of the staff page imports no package that parses content', () => {
  const start = listImports('src/staff/app/main.tsx');
  expect(start).toContain('src/site/app/App.tsx');
  expect(start).toContain('react-router-dom');
  expect(start.filter((name) => parsers.test(name))).toEqual([]);
  expect(start).not.toContain('src/compiler/compile.ts');

  const rest = listImports('src/staff/app/StaffApp.tsx').filter((name) => parsers.test(name));
  expect(rest.map((name) => name.split('/')[0])).toEqual(
    expect.arrayContaining(['diff', 'libphonenumber-js', 'mdast-util-from-markdown', 'yaml']),
  );
});
