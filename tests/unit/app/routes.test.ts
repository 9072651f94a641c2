import { expect, test } from 'vitest';
import { pageAt, siteRoutes } from '../../../src/app/routes.tsx';

const pages = [
  { id: 'home', route: '/', label: 'Home' },
  { id: 'about', route: '/about', label: 'About' },
  { id: 'not-found', route: undefined, label: undefined },
];
const routes = siteRoutes(
  pages,
  () => true,
  () => Promise.resolve(),
);

const answers: Record<string, string[]> = {
  home: ['/'],
  about: ['/about', '/about/', '/%61bout'],
  'not-found': ['/About', '/about%2F', '/about/us', '/404', '/404.html', '/%00', '/constructor'],
};

test.each(Object.entries(answers).flatMap(([id, paths]) => paths.map((path) => [id, path])))(
  'the page %s answers at %s',
  (id, path) => expect(pageAt(routes, path, '')).toBe(id),
);

test.each([
  ['home', '/ne'],
  ['home', '/ne/'],
  ['about', '/ne/about'],
  ['not-found', '/ne/nothing'],
  [undefined, '/about'],
])('below the basename of a language the page %s answers at %s', (id, path) =>
  expect(pageAt(routes, path, '/ne')).toBe(id),
);
