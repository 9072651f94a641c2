import { describe, expect } from 'vitest';
import type { Model } from '../../../scripts/content/model.ts';
import { robots } from '../../../scripts/site/robots.ts';
import { sitemap, sitemapPages } from '../../../scripts/site/sitemap.ts';
import { webManifest } from '../../../scripts/site/web-manifest.ts';
import { moduleCodes, siteModule } from '../../../scripts/vite/content-modules.ts';
import { commit, git, hasGit } from '../../support/repository.ts';
import { test, type SiteCopy } from '../../support/site-copy.ts';

const website = 'https://www.example.com';
const first = '2026-01-05T09:00:00+05:45';
const second = '2026-02-06T10:30:00+05:45';

async function loadModel(content: SiteCopy): Promise<Model> {
  const { model } = await content.load();
  if (!model) throw new Error(await content.report());
  return model;
}

describe('the sitemap', () => {
  test.skipIf(!hasGit)(
    'lists the pages in the order of their links, with the last change of what they show',
    async ({ content }) => {
      const model = await loadModel(content);
      const listed = async () => {
        const pages = await sitemapPages(model, content.root, website);
        return pages.map(({ address, lastChange }) => [address.slice(website.length), lastChange]);
      };
      git(content.root, 'init', '--quiet');
      commit(content.root, first);
      content.edit('content/faq/payment.mdx', (text) => `${text}\nAsk us.\n`);
      const changes = (faq?: string) => [
        ['/', first],
        ['/about', first],
        ['/sell-with-us', first],
        ['/faq', faq],
        ['/contact', first],
      ];
      expect(await listed()).toEqual(changes());
      commit(content.root, second);
      expect(await listed()).toEqual(changes(second));
    },
  );

  test('is XML, with a day where one is known and none where not', () => {
    const pages = [
      {
        address: 'https://a&b.example/',
        lastChange: first,
        alternates: new Map([['ne', 'https://a&b.example/ne']]),
      },
      { address: 'https://a&b.example/faq', lastChange: undefined, alternates: new Map() },
    ];
    expect(sitemap(pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url><loc>https://a&amp;b.example/</loc><lastmod>${first}</lastmod><xhtml:link rel="alternate" hreflang="ne" href="https://a&amp;b.example/ne"/></url>
  <url><loc>https://a&amp;b.example/faq</loc></url>
</urlset>
`);
  });
});

test('robots may read everything, and learn the address of the sitemap where there is one', () => {
  expect(robots(website)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  expect(robots()).toBe('User-agent: *\nAllow: /\n');
});

test('the web manifest names the shop in the words of the content', async ({ content }) => {
  const manifest = async () => JSON.parse(webManifest(await loadModel(content)));
  expect(await manifest()).toMatchObject({
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
  expect(await manifest()).toMatchObject({ name: 'Second Grain', short_name: 'Grain' });
});

test('a shop without a logo has no icons, and its name stands alone', async ({ content }) => {
  const made = async () => {
    const model = await loadModel(content);
    const { icons } = JSON.parse(webManifest(model));
    const header = moduleCodes(model, content.root).get(siteModule(model))?.();
    return { icons, logo: header?.match(/const logo = (.*);/)?.[1] };
  };
  expect(await made()).toEqual({
    icons: expect.arrayContaining([expect.objectContaining({ src: '/icon-192.png' })]),
    logo: '{ src, width: 96, height: 48 }',
  });
  content.remove('content/pictures/logo.svg');
  expect(await made()).toEqual({ icons: [], logo: 'undefined' });
});
