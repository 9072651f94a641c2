import { createStaticHandler } from 'react-router-dom';
import { expect, test } from 'vitest';
import { idFor } from '../../../../src/site/lib/miswritten-url.ts';
import { pageAt, siteRoutes } from '../../../../src/site/app/routes.tsx';
import { pageAddresses, pagePathAt } from '../../../../src/site/model/page-addresses.ts';

const pages = [
  { id: 'home', route: '/', label: 'Home' },
  { id: 'about', route: '/about', label: 'About', was: ['/workshop', '/Our_Shop.html'] },
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

const languages = [
  { basename: '', pages: ['home', 'about', 'team', 'not-found'] },
  { basename: '/ne', pages: ['home', 'about', 'not-found'] },
];

test.for([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/ne', '/ne'],
  ['/ne/', '/ne'],
  ['/ne/about/', '/ne/about'],
  ['/ne/team/', '/team'],
  ['/nepal', undefined],
  ['/ne/404.html', undefined],
] as const)('finds at %s the page %s of any language', ([path, expected]) => {
  expect(pagePathAt(pageAddresses(pages, languages), path)).toBe(expected);
});

test.for([
  // A flyer has capitals, and a chat takes the end of the sentence into the link.
  ['/About', '/about'],
  ['/ABOUT/', '/about'],
  ['/NE/About', '/ne/about'],
  ['/about.', '/about'],
  ['/about,', '/about'],
  ['/about)', '/about'],
  ['/about%E2%80%9D', '/about'],
  ['/ne/about%E0%A5%A4', '/ne/about'],
  ['/about%C2%A0', '/about'],
  ['/about%E2%80%8B', '/about'],
  ['/ab%C2%ADout', '/about'],
  ['/about%20us', undefined],
  ['/aboutमा', '/about'],
  ['/about%E0%A4%AE%E0%A4%BE', '/about'],
  ['//about', '/about'],
  ['/About.html.', '/about'],
  ['/ａｂｏｕｔ', '/about'],
  ['/.', '/'],
  ['/ne।', '/ne'],
  ['/नेपाली', undefined],
  ['/about/us', undefined],
  ['/workshop/', '/about'],
  ['/Workshop।', '/about'],
  ['/ne/workshop.', '/ne/about'],
  ['/our_shop.html', '/about'],
  ['/%E0%A4%A', undefined],
] as const)('finds for the miswritten path %s the page %s', ([path, expected]) => {
  expect(pagePathAt(pageAddresses(pages, languages), path)).toBe(expected);
});

test('finds a language whose tag has capitals', () => {
  const brazilian = [{ basename: '/pt-BR', pages: ['home', 'about'] }];
  expect(pagePathAt(pageAddresses(pages, brazilian), '/PT-br/about.')).toBe('/pt-BR/about');
});

test.for([
  ['#RETURNS', 'returns'],
  ['#returns%E0%A5%A4', 'returns'],
  ['#returns.', 'returns'],
  ['#returnsमा', 'returns'],
  ['#Do_you_deliver%3F', 'do-you-deliver'],
  ['#फिर्ता।', 'फिर्ता'],
  ['#return', undefined],
  ['#', undefined],
  ['', undefined],
] as const)('finds for the miswritten anchor %s the id %s', ([hash, expected]) => {
  expect(idFor(hash, ['siteMain', 'returns', 'do-you-deliver', 'फिर्ता'])).toBe(expected);
});
