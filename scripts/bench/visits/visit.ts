import type { Browser, CDPSession, Page } from 'playwright-core';

/** How much slower than this machine a visitor's phone and network are. */
export interface Slowness {
  /** How many times longer all work takes. */
  cpu: number;
  /** Whether the network is a slow mobile one; else it is this machine's own. */
  network: boolean;
}

/** The slowness that the budgets are about. */
export const slowPhone: Slowness = { cpu: 4, network: true };

const slowNetwork = {
  offline: false,
  // Milliseconds between a request and its answer, and 1.6 Mbit/s down and 0.75 up, in bytes.
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** The phone that Lighthouse takes. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A page of a first visit: nothing is cached. */
export interface Visit {
  page: Page;
  devtools: CDPSession;
}

/**
 * Opens an empty page on a slow phone and closes it again.
 * @param during what is done meanwhile
 * @returns what that returns
 */
export async function visit<Value>(
  browser: Browser,
  { cpu, network }: Slowness,
  during: (visit: Visit) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (network) await devtools.send('Network.emulateNetworkConditions', slowNetwork);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await during({ page, devtools });
  } finally {
    await context.close();
  }
}
