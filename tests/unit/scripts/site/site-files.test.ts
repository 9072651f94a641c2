import { expect } from 'vitest';
import { robots } from '../../../../scripts/site/robots.ts';
import { sitemap, sitemapPages } from '../../../../scripts/site/sitemap.ts';
import { webManifest } from '../../../../scripts/site/web-manifest.ts';
import { moduleCodes, siteModule } from '../../../../scripts/vite/content-modules.ts';
import { test } from '../../../support/site-copy.ts';

const website = 'https://www.example.com';

test('lists pages in the sitemap in order, each with its translations', async ({ content }) => {
  const listed = sitemapPages(await content.model(), website);
  const paths = listed.map(({ url }) => url.slice(website.length));
  expect(paths).toEqual(['/', '/about', '/sell-with-us', '/faq', '/contact']);

  content.translate();
  const bothLanguages = sitemapPages(await content.model(), website);
  const faq = bothLanguages.find(({ url }) => url === `${website}/faq`);
  expect(Object.fromEntries(faq?.alternates ?? [])).toEqual({
    en: `${website}/faq`,
    ne: `${website}/ne/faq`,
    'x-default': `${website}/faq`,
  });

  const alternates = new Map([['ne', 'https://a&b.example/ne']]);
  const pages = [
    { url: 'https://a&b.example/', alternates },
    { url: 'https://a&b.example/faq', alternates: new Map() },
  ];
  expect(sitemap(pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url><loc>https://a&amp;b.example/</loc><xhtml:link rel="alternate" hreflang="ne" href="https://a&amp;b.example/ne"/></url>
  <url><loc>https://a&amp;b.example/faq</loc></url>
</urlset>
`);
});

test("allows everything in robots.txt, and adds the sitemap if the site's URL is known", () => {
  expect(robots(website)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  expect(robots()).toBe('User-agent: *\nAllow: /\n');
});

test('describes the shop in the web manifest with text from content', async ({ content }) => {
  const readManifest = async () => JSON.parse(webManifest(await content.model()));
  expect(await readManifest()).toMatchObject({
    id: '/',
    start_url: '/',
    lang: 'en',
    dir: 'ltr',
    name: 'Second Grain',
    short_name: 'Second Grain',
    description: expect.stringMatching(/^Old wooden cupboards/),
    theme_color: '#fbf7f0',
    background_color: '#fbf7f0',
  });
  content.edit('content/site/business.mdx', (text) =>
    text.replace(/^name: .*\n/m, '$&short_name: Grain\n'),
  );
  expect(await readManifest()).toMatchObject({ name: 'Second Grain', short_name: 'Grain' });
});

test('lists no icons and imports no logo if the shop has no logo', async ({ content }) => {
  const readIconsAndLogo = async () => {
    const model = await content.model();
    const { icons } = JSON.parse(webManifest(model));
    const siteCode = moduleCodes(model, content.root).get(siteModule(model))?.();
    return { icons, logo: siteCode?.match(/}, logo: (.*) };/)?.[1] };
  };
  expect(await readIconsAndLogo()).toEqual({
    icons: expect.arrayContaining([expect.objectContaining({ src: '/icon-192.png' })]),
    logo: '{ src, width: 96, height: 48 }',
  });
  content.remove('content/pictures/logo.svg');
  expect(await readIconsAndLogo()).toEqual({ icons: [], logo: 'undefined' });
});
