import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources } from '../../scripts/application/bundled-once.ts';
import {
  brokenFloors,
  buildCodeInSrc,
  burdenedSchemas,
  isSchema,
  roomOf,
  unitsThatKnowEachOther,
} from './floors.ts';
import { circles, filesIn, importsOf, reachable, readImports } from './import-graph.ts';

const project = path.join(import.meta.dirname, '../..');
const imports = readImports(project, ['src', 'scripts']);

describe('The house stands', () => {
  test('each room imports only from floors below its own', () => {
    expect(brokenFloors(imports)).toEqual([]);
  });

  test('no collection, singleton or tag knows another one', () => {
    expect(unitsThatKnowEachOther(imports)).toEqual([]);
  });

  test('no files import each other in a circle', () => {
    expect(circles(imports)).toEqual([]);
  });

  test('schemas import zod and each other, nothing else', () => {
    expect(burdenedSchemas(imports)).toEqual([]);
  });

  test('nothing that a schema leads to needs React or styles', () => {
    const schemas = filesIn(project, ['src']).filter(isSchema);
    expect(schemas).not.toEqual([]);
    const needed = [...reachable(imports, schemas)];
    expect(needed.filter((name) => /^react|\.css$|\.tsx$/.test(name))).toEqual([]);
  });

  test('src knows neither the build nor Node', () => {
    expect(buildCodeInSrc(imports)).toEqual([]);
  });

  test('only the app and the entries read the content that is built in', () => {
    const readers = imports.filter(({ to }) => to.startsWith('virtual:')).map(({ from }) => from);
    expect(readers.filter((file) => !['app', 'entry'].includes(roomOf(file)))).toEqual([]);
  });

  test('scripts import no component', () => {
    const components = imports.filter(
      ({ from, to }) => from.startsWith('scripts/') && to.endsWith('.tsx'),
    );
    expect(components).toEqual([]);
  });

  test('the check of the content needs neither Vite nor React', () => {
    const files = filesIn(project, ['scripts/content']);
    const needed = [...reachable(imports, files)];
    expect(needed.filter((name) => /^(vite|react)\b/.test(name))).toEqual([]);
  });

  test('a change of anything that bundles the application has it bundled anew', () => {
    const needed = [...reachable(imports, ['scripts/application/bundle.ts'])];
    const files = needed.filter((name) => /^(src|scripts)\//.test(name));
    expect(files).not.toEqual([]);
    const isCounted = (file: string) => sources.some((source) => file.startsWith(`${source}/`));
    expect(files.filter((file) => !isCounted(file))).toEqual([]);
  });

  test('every import of a project file names a file that is there, with its ending', () => {
    const files = imports.map(({ to }) => to).filter((to) => /^(src|scripts)\//.test(to));
    const lost = files.filter((to) => !existsSync(path.join(project, to.replace(/\?.*$/, ''))));
    expect(files).not.toEqual([]);
    expect(lost).toEqual([]);
  });
});

describe('The test of the house finds', () => {
  const one = (from: string, to: string) => [{ from, to }];

  test('imports in all their forms', () => {
    const text = `
      import { a } from './a.ts';
      import type { B } from "./b.ts";
      import './c.css';
      export * from './d.ts';
      const e = await import('./e.ts');
      type F = import('./f.ts').F;
      import {
        g,
      } from './g.ts';
      // import './no.ts';
      /* import './no.ts'; */
    `;
    expect(importsOf(text)).toEqual([
      './a.ts',
      './b.ts',
      './c.css',
      './d.ts',
      './e.ts',
      './f.ts',
      './g.ts',
    ]);
    expect(importsOf("@import url('x.css'); @import 'y.css' layer(base);")).toEqual([
      'x.css',
      'y.css',
    ]);
  });

  test('a room that imports from above or from beside it', () => {
    expect(brokenFloors(one('src/ui/card/Card.tsx', 'src/site/Mark.tsx'))).toHaveLength(1);
    expect(
      brokenFloors(one('src/collections/faq/Faq.tsx', 'src/singletons/schemas.ts')),
    ).toHaveLength(1);
    expect(brokenFloors(one('src/site/Footer.tsx', 'src/app.tsx'))).toHaveLength(1);
    expect(brokenFloors(one('src/site/Footer.tsx', 'src/tags/hours/Hours.tsx'))).toEqual([]);
    expect(() => brokenFloors(one('src/helpers/x.ts', 'src/ui/card/Card.tsx'))).toThrow('no room');
  });

  test('a unit that knows another one', () => {
    expect(
      unitsThatKnowEachOther(one('src/tags/map/Map.tsx', 'src/tags/hours/Hours.tsx')),
    ).toHaveLength(1);
    expect(
      unitsThatKnowEachOther(one('src/tags/map/Map.tsx', 'src/tags/map/map.module.css')),
    ).toEqual([]);
    expect(unitsThatKnowEachOther(one('src/tags/registry.tsx', 'src/tags/map/Map.tsx'))).toEqual(
      [],
    );
    expect(unitsThatKnowEachOther(one('src/tags/map/schema.ts', 'src/tags/definition.ts'))).toEqual(
      [],
    );
  });

  test('a schema with something to carry', () => {
    expect(burdenedSchemas(one('src/tags/map/schema.ts', 'react'))).toHaveLength(1);
    expect(burdenedSchemas(one('src/fields/text.ts', 'src/links/place.ts'))).toHaveLength(1);
    expect(burdenedSchemas(one('src/tags/map/schema.ts', 'src/fields/text.ts'))).toEqual([]);
  });

  test('build code in src', () => {
    expect(buildCodeInSrc(one('src/app.tsx', 'node:fs'))).toHaveLength(1);
    expect(buildCodeInSrc(one('src/app.tsx', 'scripts/content/load.ts'))).toHaveLength(1);
  });

  test('a circle, however long', () => {
    const ring = [...one('a', 'b'), ...one('b', 'c'), ...one('c', 'a'), ...one('d', 'a')];
    expect(circles(ring)).toEqual(['a → b → c → a']);
    expect(circles(ring.slice(1))).toEqual([]);
  });
});
