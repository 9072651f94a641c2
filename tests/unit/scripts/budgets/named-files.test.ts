import { expect, test } from 'vitest';
import { namedInFile, namedInHtml } from '../../../../scripts/budgets/named-files.ts';

test('A page names its styles, hints, scripts and the pictures that are seen at once', async () => {
  const html = `<head>
    <link rel="icon" href="/favicon.svg"/><link rel="manifest" href="/site.webmanifest"/>
    <link rel="preload" as="font" href="/assets/face.woff2"/>
    <link rel="stylesheet" href="/assets/main.css"/><link rel="modulepreload" href="/assets/a.js"/>
    <script type="application/ld+json">{"image":"import './data.js'"}</script>
    <script type="module" src="/assets/start.js?v=1"></script></head>
    <body><svg><use href="/assets/icons.svg#phone"></use><use href="#here"></use></svg>
    <img src="/assets/hero.svg" alt="A &gt; B"/><img src="/assets/late.svg" loading="lazy"/>
    <img src="https://elsewhere.example.com/picture.png"/><a href="/about">About</a></body>`;
  expect(await namedInHtml(html)).toEqual([
    'assets/face.woff2',
    'assets/main.css',
    'assets/a.js',
    'assets/start.js',
    'assets/icons.svg',
    'assets/hero.svg',
  ]);
});

test('What stands in a page itself names files as well, but for what is fetched later', async () => {
  const html = `<style>@font-face { src: url("/assets/face.woff2") }</style>
    <script type="module">import "/assets/now.js"; addEventListener("click", () => import("/assets/later.js"))</script>`;
  expect(await namedInHtml(html)).toEqual(['assets/face.woff2', 'assets/now.js']);
});

test('A script names what it imports and hands on, seen from its folder', async () => {
  const code = `import{a}from"./a.js";export*from"../b.js";const late=()=>import("./late.js");`;
  expect(await namedInFile('assets/main.js', code)).toEqual(['assets/a.js', 'b.js']);
});

test('A style sheet names fonts and pictures, and a picture names nothing', async () => {
  const css = "a{background:url(dot.svg)}@font-face{src:url('/assets/face.woff2')}";
  expect(await namedInFile('assets/main.css', css)).toEqual([
    'assets/dot.svg',
    'assets/face.woff2',
  ]);
  expect(await namedInFile('assets/dot.svg', '<svg>url(dot.svg)</svg>')).toEqual([]);
});
