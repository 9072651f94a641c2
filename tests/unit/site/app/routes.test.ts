import { createStaticHandler } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageAt, pagePathAt, siteRoutes } from '../../../../src/site/app/routes.tsx';

const pages = [
  { id: 'home', route: '/', label: 'Home' },
  { id: 'about', route: '/about', label: 'About' },
  { id: 'team', route: '/team', label: 'Team' },
  { id: 'not-found', route: undefined, label: undefined },
];
const failToLoad = () => Promise.reject(new Error('No test loads a page.'));
const routes = siteRoutes(pages, failToLoad);

const pathsById: Record<string, string[]> = {
  home: ['/'],
  about: ['/about', '/about/', '/%61bout'],
  'not-found': ['/About', '/about%2F', '/about/us', '/404', '/404.html', '/%00', '/constructor'],
};

for (const [id, paths] of Object.entries(pathsById)) {
  test.each(paths)(`finds the page ${id} at %s`, (path) =>
    expect(pageAt(routes, path, '')).toBe(id),
  );
}

test('accepts page ids that the router or JavaScript reserves, such as 0-0 and constructor', () => {
  const ids = ['constructor', '0', '0-0'];
  const reservedPages = ids.map((id) => ({ id, route: `/${id}`, label: id }));
  const reservedRoutes = siteRoutes(reservedPages, failToLoad);
  // The router throws if two routes have the same id.
  expect(() => createStaticHandler(reservedRoutes)).not.toThrow();
  expect(ids.map((id) => pageAt(reservedRoutes, `/${id}`, ''))).toEqual(ids);
});

test.each([
  ['home', '/ne'],
  ['home', '/ne/'],
  ['about', '/ne/about'],
  ['not-found', '/ne/nothing'],
  [undefined, '/about'],
])('returns the page id %s for the path %s if the basename is /ne', (id, path) =>
  expect(pageAt(routes, path, '/ne')).toBe(id),
);

test.for([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/ne', '/ne'],
  ['/ne/', '/ne'],
  ['/ne/about/', '/ne/about'],
  ['/ne/team/', undefined],
  ['/nepal', undefined],
  ['/ne/404.html', undefined],
] as const)('finds at %s the page %s of any language', ([path, expected]) => {
  const languages = [
    { basename: '', pages: ['home', 'about', 'team', 'not-found'] },
    { basename: '/ne', pages: ['home', 'about', 'not-found'] },
  ];
  expect(pagePathAt(routes, languages, path)).toBe(expected);
});
