import { describe, expect } from 'vitest';
import type { Model } from '../../../../scripts/content/model.ts';
import { robots } from '../../../../scripts/site/robots.ts';
import { sitemap } from '../../../../scripts/site/sitemap.ts';
import { webManifest } from '../../../../scripts/site/web-manifest.ts';
import { sitemapPages } from '../../../../scripts/prerender/write-site-files.ts';
import { test, type ContentCopy } from '../content/content-copy.ts';
import { commit, git, hasGit } from './repository.ts';

const website = 'https://www.example.com';

async function loadModel(content: ContentCopy): Promise<Model> {
  const { model, diagnostics } = await content.load();
  if (!model) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return model;
}

describe('The sitemap', () => {
  test('lists the pages that have addresses, in the order of their links', async ({ content }) => {
    const pages = await sitemapPages(content.root, await loadModel(content), website);
    expect(pages.map(({ address }) => address)).toEqual([
      'https://www.example.com/',
      'https://www.example.com/about',
      'https://www.example.com/sell-with-us',
      'https://www.example.com/faq',
      'https://www.example.com/contact',
    ]);
  });

  test.skipIf(!hasGit)('tells when the words of each page last changed', async ({ content }) => {
    const model = await loadModel(content);
    const days = async () => {
      const pages = await sitemapPages(content.root, model, website);
      return Object.fromEntries(
        pages.map(({ address, lastChange }) => [address.slice(website.length), lastChange]),
      );
    };
    git(content.root, 'init', '--quiet');
    commit(content.root, '2026-01-05T09:00:00+05:45');
    await content.edit('content/faq/payment.mdx', (text) => `${text}\nAsk us.\n`);
    expect(await days()).toMatchObject({
      '/about': '2026-01-05T09:00:00+05:45',
      '/faq': undefined,
    });

    commit(content.root, '2026-02-06T10:30:00+05:45');
    expect(await days()).toEqual({
      '/': '2026-01-05T09:00:00+05:45',
      '/about': '2026-01-05T09:00:00+05:45',
      '/sell-with-us': '2026-01-05T09:00:00+05:45',
      '/faq': '2026-02-06T10:30:00+05:45',
      '/contact': '2026-01-05T09:00:00+05:45',
    });
  });

  test('is XML, with a day where one is known and none where not', () => {
    const pages = [
      { address: 'https://a&b.example/', lastChange: '2026-01-05T09:00:00+05:45' },
      { address: 'https://a&b.example/faq', lastChange: undefined },
    ];
    expect(sitemap(pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://a&amp;b.example/</loc><lastmod>2026-01-05T09:00:00+05:45</lastmod></url>
  <url><loc>https://a&amp;b.example/faq</loc></url>
</urlset>
`);
  });
});

describe('Robots', () => {
  test('may read everything, and learn where the sitemap is', () => {
    expect(robots(website)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
    );
  });

  test('may read everything on a site without an address', () => {
    expect(robots()).toBe('User-agent: *\nAllow: /\n');
  });
});

describe('The web manifest', () => {
  const ground = { light: '#ffffff', dark: '#000000' };
  const manifestOf = async (content: ContentCopy) =>
    JSON.parse(webManifest(await loadModel(content), ground)) as Record<string, unknown>;

  test('names the shop in the words of the content', async ({ content }) => {
    const { site, pages } = await loadModel(content);
    expect(await manifestOf(content)).toMatchObject({
      id: '/',
      start_url: '/',
      scope: '/',
      lang: site.language.code,
      name: site.business.name,
      short_name: site.business.short_name,
      description: pages.find(({ id }) => id === 'home')?.data.description,
      theme_color: '#ffffff',
      background_color: '#ffffff',
    });
  });

  test('names it in full where there is no short name', async ({ content }) => {
    await content.edit('content/site/business.mdx', (text) =>
      text.replace(/^short_name: .*\n/m, ''),
    );
    const { name, short_name: short } = await manifestOf(content);
    expect(short).toBe(name);
  });
});
