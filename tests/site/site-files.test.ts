import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { inject } from 'vitest';
import { isBuiltName } from '../../src/compiler/content-types/built-names.ts';
import { project } from '../support/folders.ts';
import { allPaths } from '../support/pages.ts';
import { expect, test } from '../support/visitor.ts';

interface Manifest {
  name: string;
  start_url: string;
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

async function readManifest(site: string): Promise<Manifest> {
  const response = await fetch(`${site}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  return (await response.json()) as Manifest;
}

test('serves a manifest and icons for the home screen of a phone', async ({ look, site }) => {
  const page = await look('/');
  expect(await page.locator('head link[rel=manifest]').getAttribute('href')).toBe(
    '/manifest.webmanifest',
  );
  const manifest = await readManifest(site);
  expect(manifest.name).toBe('Second Grain');
  expect((await fetch(site + manifest.start_url)).status).toBe(200);
  for (const purpose of ['any', 'maskable']) {
    const icons = manifest.icons.filter((icon) => icon.purpose === purpose);
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  }
  for (const { src, sizes, type } of manifest.icons) {
    const response = await fetch(site + src);
    expect(response.headers.get('content-type')).toBe(type);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('shows the whole logo in every icon shape', async ({ site }) => {
  const { icons, background_color: background } = await readManifest(site);
  for (const { src } of icons.filter(({ purpose }) => purpose === 'maskable')) {
    const icon = sharp(await (await fetch(site + src)).arrayBuffer()).ensureAlpha();
    const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
    const coloursOutside = new Set<string>();
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      const x = (pixel % info.width) - info.width / 2;
      const y = Math.floor(pixel / info.width) - info.height / 2;
      // A device may crop a maskable icon to this circle, so the logo must be inside it.
      if (Math.hypot(x, y) <= info.width * 0.4) continue;
      coloursOutside.add(`#${data.subarray(pixel * 4, pixel * 4 + 4).toString('hex')}`);
    }
    expect([...coloursOutside], src).toEqual([`${background}ff`]);
  }
});

test("colours the browser's bars like the page, by day and at night", async ({ look, site }) => {
  const page = await look('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const colours = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const swatch = document.createElement('i');
      swatch.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      document.body.append(swatch);
      const header = document.querySelector('header > *');
      return {
        bars: getComputedStyle(swatch).color,
        page: getComputedStyle(document.documentElement).backgroundColor,
        header: header && getComputedStyle(header).backgroundColor,
        light: metas.find(({ media }) => media.includes('light'))?.content,
      };
    });
    expect(colours.page).toBe(colours.bars);
    expect(colours.header).toBe(colours.bars);
    expect((await readManifest(site)).theme_color).toBe(colours.light);
  }
});

const fetchText = async (url: string) => (await fetch(url)).text();

test('shows the logo in browser tabs and on home screens', async ({ site }) => {
  expect((await fetch(`${site}/favicon.ico`)).status).toBe(200);
  const image = sharp(await (await fetch(`${site}/apple-touch-icon.png`)).arrayBuffer());
  expect(await image.metadata()).toMatchObject({ width: 180, height: 180 });
  const [, logo = ''] =
    /"(\/assets\/drawings\/logo[^"]+)" type="image\/svg\+xml"/.exec(await fetchText(site)) ?? [];
  expect(await fetchText(site + logo)).toContain('viewBox="0 0 96 48"');
});

test('keeps the largest script cached when text changes', () => {
  const scriptsOf = (dist: string) =>
    readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const sizeOf = (name: string) => statSync(path.join(inject('nextDist'), 'assets', name)).size;
  const nextScripts = scriptsOf(inject('nextDist'));
  const [largest] = nextScripts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  expect(scriptsOf(inject('dist'))).toContain(largest);
});

/** The maximum sizes of the scripts of the staff page. Phones load them once after each release. */
const staffLimits = { start: 182_000, all: 428_000 };

test('keeps the compressed scripts of the staff page and of its start below their limits', () => {
  const folder = path.join(inject('publishedDist'), 'assets/staff');
  const read = (name: string) => readFileSync(path.join(folder, name));
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const sizes = new Map(scripts.map((name) => [name, brotliCompressSync(read(name)).length]));
  const sizeOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  /** Adds a script and all scripts that it imports at once. */
  const addTo = (names: Set<string>, name: string) => {
    if (names.has(name)) return names;
    names.add(name);
    for (const [, next = ''] of read(name)
      .toString()
      .matchAll(/(?:from|import)"\.\/([^"]+)"/g))
      addTo(names, next);
    return names;
  };
  // The page names the first scripts, so that they load side by side.
  const html = readFileSync(path.join(inject('publishedDist'), 'staff.html'), 'utf8');
  const named = [...html.matchAll(/(?:href|src)="\/assets\/staff\/([^"]+\.js)"/g)];
  const first = addTo(new Set(), scripts.find((name) => name.startsWith('start-')) ?? '');
  expect(named.map(([, name]) => name).toSorted()).toEqual([...first].toSorted());
  const start = new Set<string>();
  for (const name of scripts) if (/^(start|main)-/.test(name)) addTo(start, name);
  expect(start.size).toBeGreaterThan(2);
  expect([...start].filter((name) => name.startsWith('StaffApp-'))).toEqual([]);
  expect(sizeOf(start)).toBeLessThanOrEqual(staffLimits.start);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(staffLimits.all);
});

test('has the layers of styles in one order, on the staff page as well', () => {
  const [, list = ''] =
    /@layer ([^;]+);/.exec(
      readFileSync(path.join(project, 'src/site/styles/layers.css'), 'utf8'),
    ) ?? [];
  const folder = path.join(inject('publishedDist'), 'assets/staff');
  const [sheet = '', ...others] = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(others).toEqual([]);
  const css = readFileSync(path.join(folder, sheet), 'utf8');
  const layers = [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.split(/, ?/),
  );
  expect([...new Set(layers)].map((name) => name.trim())).toEqual(list.split(', '));
});

/** The packages, fonts and icons that visitors load, with their licences, by licence file. */
const licencesByFile = {
  'licenses.txt': {
    react: 'MIT License',
    'react-dom': 'MIT License',
    'react-router': 'MIT License',
    'react-toastify': 'MIT License',
  },
  'licenses-of-fonts-and-icons.txt': {
    Fraunces: 'SIL OPEN FONT LICENSE',
    'Noto Serif Devanagari': 'SIL OPEN FONT LICENSE',
    Phosphor: 'MIT License',
  },
};

test('has no name at its root that a page or a file of public/ could take', () => {
  const publicFiles = readdirSync(path.join(project, 'public'));
  const pages = allPaths.map((name) => `${name.slice(1)}.html`);
  const names = readdirSync(inject('publishedDist')).filter(
    (name) => ![...publicFiles, ...pages, 'ne', 'ne.html', '_redirects'].includes(name),
  );
  expect(names).toContain('staff.html');
  expect(names.filter((name) => !isBuiltName(name))).toEqual([]);
});

test('lists the licences of everything that visitors load', async ({ site }) => {
  for (const [file, licences] of Object.entries(licencesByFile)) {
    const response = await fetch(`${site}/${file}`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const chapters = (await response.text()).split(/^(?=## |.+\n=+$)/m);
    for (const [name, licence] of Object.entries(licences)) {
      const chapter = chapters.find((text) => new RegExp(`^(?:## )?${name}[ ,]`).test(text));
      expect(chapter, name).toMatch(new RegExp(licence, 'i'));
      expect(chapter, name).toMatch(/copyright/i);
    }
  }
});
