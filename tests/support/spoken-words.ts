import type { Page } from 'playwright-core';

/** Words of a page, and where they stand in it. */
export interface SpokenWords {
  where: string;
  words: string;
}

/**
 * Everything in a page's HTML that a person can come to read or hear: text, labels, titles, words
 * for pictures, choices, hints, and what the head says to search engines and chat apps.
 * @param page any page; the HTML is parsed in it and never shown
 */
export function spokenWords(page: Page, html: string): Promise<SpokenWords[]> {
  return page.evaluate((source) => {
    const spokenAttributes = [
      'title',
      'alt',
      'label',
      'placeholder',
      'abbr',
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-placeholder',
      'aria-valuetext',
      'aria-braillelabel',
    ];
    const forMachines =
      /^(viewport|robots|referrer|color-scheme|theme-color|format-detection|generator|twitter:card|og:(type|url|locale|image|image:(url|type|width|height)))$/;
    const found: { where: string; words: string }[] = [];
    const parsed = new DOMParser().parseFromString(source, 'text/html');

    const walker = parsed.createTreeWalker(parsed.documentElement, NodeFilter.SHOW_ALL);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) {
        const holder = node.parentElement;
        if (!holder || /^(script|style)$/i.test(holder.tagName)) continue;
        found.push({ where: holder.tagName.toLowerCase(), words: node.textContent ?? '' });
      }
      if (!(node instanceof Element)) continue;
      const tag = node.tagName.toLowerCase();
      const isHidden = node.closest('[aria-hidden=true]') !== null;
      for (const name of spokenAttributes) {
        const words = node.getAttribute(name);
        if (words && !(isHidden && name.startsWith('aria-')))
          found.push({ where: `${tag} ${name}`, words });
      }
      const isPress =
        tag === 'input' && /^(submit|button|reset)$/.test(node.getAttribute('type') ?? '');
      if (isPress || tag === 'option' || tag === 'data') {
        found.push({ where: `${tag} value`, words: node.getAttribute('value') ?? '' });
      }
      const name = node.getAttribute('name') ?? node.getAttribute('property') ?? '';
      if (tag === 'meta' && !forMachines.test(name)) {
        found.push({ where: `meta ${name}`, words: node.getAttribute('content') ?? '' });
      }
    }
    return found;
  }, html);
}
