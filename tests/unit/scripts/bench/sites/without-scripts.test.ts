import { expect, test } from 'vitest';
import { removeScripts } from '../../../../../scripts/bench/sites/without-scripts.ts';

test('Scripts and hints for them go; styles, pictures and data stay', () => {
  const kept =
    '<link rel="preload" as="image" href="/a.svg"/><link rel="stylesheet" href="/a.css"/><script type="application/ld+json">{}</script>';
  const html = `${kept}<link rel="modulepreload" href="/a.js"/><link rel="preload" as="script" href="/b.js"/><script>start()</script><script type="module" src="/a.js"></script>`;
  expect(removeScripts(html)).toBe(kept);
});
