import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { startVisits, type VisitOptions } from './visits.ts';

export type Tabs = ReturnType<typeof createTabs>;

/** Opens pages in tabs that tests share, one for each device. A new browser profile costs twice the time. */
export function createTabs(browser: Browser, site: string) {
  const visits = startVisits(browser, site);
  const tabs = new Map<VisitOptions, Page>();
  return {
    /** Loads a URL in the tab of a device, with nothing that earlier tests have left there. */
    async open(url: string, device: VisitOptions): Promise<Page> {
      const tab = tabs.get(device);
      if (!tab) {
        const page = await visits.visit(url, device);
        tabs.set(device, page);
        return page;
      }
      await forget(tab, site);
      if (device.viewport) await tab.setViewportSize(device.viewport);
      await tab.goto(url);
      return tab;
    },
    expectNoMessages: () => expect(visits.messages.splice(0)).toEqual([]),
    async discard() {
      for (const tab of tabs.values()) await tab.context().close();
      tabs.clear();
    },
  };
}

/** Leaves the page, and deletes what it keeps. */
async function forget(tab: Page, site: string) {
  await tab.unrouteAll();
  await tab.emulateMedia({ colorScheme: null });
  await tab.evaluate(() => sessionStorage.clear());
  await tab.goto('about:blank');
  const devTools = await tab.context().newCDPSession(tab);
  await devTools.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'indexeddb' });
  await devTools.detach();
}
