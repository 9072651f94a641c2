import { afterEach, expect, test, vi } from 'vitest';
import { showPublishedPage } from '../../../../src/staff/start/published-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('keeps the language and the styles if the host answers with a page of its own', async () => {
  const documentElement = { lang: 'en', dir: 'ltr', dataset: {} };
  const responseXML = {
    documentElement: { lang: '', dir: '', dataset: { theme: 'host' } },
    getElementById: () => null,
    querySelectorAll: () => [],
  };
  class Request extends EventTarget {
    readonly status = 200;
    readonly responseXML = responseXML;
    readonly open = vi.fn();
    send() {
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      readonly replaceSync = vi.fn();
    },
  );
  const page = { documentElement, adoptedStyleSheets: [] };
  vi.stubGlobal('document', structuredClone(page));
  await showPublishedPage({} as HTMLElement, '/faq');
  expect(document).toEqual(page);
});
