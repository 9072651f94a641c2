import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { everyAddress } from '../support/pages.ts';
import { expect, test } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

interface VirtualScreenReader {
  start: (options: { container: Element }) => Promise<void>;
  next: () => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
  stop: () => Promise<void>;
}

const bundle = createRequire(import.meta.url)
  .resolve('@guidepup/virtual-screen-reader')
  .replace(/lib\/.*$/, 'lib/esm/index.browser.js');

/** Lets a virtual screen reader read the whole page, and returns all that it says. */
async function readOut(page: Page): Promise<string[]> {
  const source = await readFile(bundle, 'utf8');
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  await page.addScriptTag({
    type: 'module',
    content: "import { virtual } from '/virtual-screen-reader.js'; window.virtual = virtual;",
  });
  await page.waitForFunction(() => 'virtual' in window);
  return page.evaluate(async () => {
    const { virtual } = window as unknown as { virtual: VirtualScreenReader };
    await virtual.start({ container: document.body });
    for (let steps = 0; steps < 1_500; steps += 1) {
      await virtual.next();
      const last = (await virtual.spokenPhraseLog()).at(-1);
      if (last === 'end of document' || last === 'document') break;
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  });
}

test.for(everyAddress)(
  'a screen reader reads %s from top to bottom',
  async (address, { visit, expectedMessages }) => {
    expectedMessages.push(/404/);
    const page = await visit(address, withoutPolicy);
    const said = await readOut(page);
    const heading = said.find((phrase) => phrase.startsWith('heading,'));
    expect(heading).toMatch(/level 1$/);
    for (const landmark of ['banner', 'navigation, All pages', 'main', 'contentinfo']) {
      expect(
        said.filter((phrase) => phrase === landmark),
        landmark,
      ).toHaveLength(1);
    }
    // Nothing is nameless: every control says more than what kind of thing it is.
    expect(
      said.filter((phrase) => /^(link|button|textbox|combobox|img|image)$/.test(phrase)),
    ).toEqual([]);
    expect(said.filter((phrase) => phrase.includes('in another tab')).length).toBeGreaterThan(3);
  },
);
