import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { iconNames } from '../../../src/site/fields/icon-name.ts';
import { project } from '../../support/folders.ts';

const sources = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@phosphor-icons/core')),
  '../assets/regular',
);

describe('the icons', () => {
  test('exist for all names that content may use', () => {
    const missing = iconNames.filter((name) => !existsSync(path.join(sources, `${name}.svg`)));
    expect(missing).toEqual([]);
  });

  test('are listed once, in alphabetical order', () => {
    expect([...new Set(iconNames)].toSorted()).toEqual(iconNames);
  });

  test('are the symbols of the sprite that "npm run assets" writes', () => {
    const sprite = readFileSync(path.join(project, 'src/site/ui/icon/icons.svg'), 'utf8');
    const ids = [...sprite.matchAll(/<symbol id="([^"]*)" viewBox="0 0 256 256"><path/g)];
    expect(ids.map(([, id]) => id)).toEqual(iconNames);
  });
});
