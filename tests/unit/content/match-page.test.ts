import { expect, test } from 'vitest';
import { matchPage } from '../../../src/content/match-page.ts';

const pages = [
  { id: 'home', route: '/', label: 'Home' },
  { id: 'about', route: '/about', label: 'About' },
  { id: 'not-found', route: undefined, label: undefined },
];

const found: Record<string, string[]> = {
  home: ['/', '/index.html', '/index'],
  about: ['/about', '/about/', '/about.html', '/%61bout'],
  'not-found': [
    ['/About', '/about//', '//about', '/about%2F', '/about/us', '/404', '/404.html', '//', ''],
    ['/%E0%A4%A', '/%00', '/.html', '/constructor', '/undefined', `/${'../'.repeat(2700)}about`],
  ].flat(),
};

for (const [id, paths] of Object.entries(found)) {
  test.for(paths)(`${id} answers at %j`, (path) => {
    expect(matchPage(pages, path)).toBe(id);
  });
}
