import { cpSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page, Request } from 'playwright-core';
import { inject } from 'vitest';
import { en } from '../../src/staff/words/en.ts';
import { ne } from '../../src/staff/words/ne.ts';
import {
  createGitHubStandIn,
  gitHubOrigin,
  pairingFragment,
  token,
  type GitHubStandIn,
} from './github.ts';
import { main } from './parts.ts';
import { touchPhone } from './pages.ts';
import { writePublishedSite } from './published-content.ts';
import { copySite, previewSite } from './sites.ts';
import {
  closeButton,
  sentButton,
  sheet,
  textField,
  toolbar,
  toolbarButton,
  waitUntilClosed,
} from './staff.ts';
import { expect, test as base } from './visitor.ts';
import { longTimeoutMs, stubOtherHosts, type VisitOptions } from './visits.ts';

/** A published site, whose content is in a repository on GitHub. */
interface Published {
  url: string;
  /** The folder of the built site. */
  dist: string;
  gitHub: GitHubStandIn;
  /** Publishes the default branch, as the host does after a merge. The pages stay those of the first build. */
  publish: () => Promise<unknown>;
}

/** A member of staff with a phone. */
interface Phone {
  /** The URL of the published site, without a trailing slash. */
  url: string;
  /** Opens a URL of the published site. */
  open: (path: string, options?: VisitOptions) => Promise<Page>;
  tap: (target: Locator) => Promise<void>;
  /** Returns the number of taps since the last call. */
  countTaps: () => number;
}

/** A test of the staff page on a published site, with its own headers. */
export const test = base.extend<{
  published: Published;
  phone: Phone;
  expectedMessages: RegExp[];
}>({
  // The wrong requests that show what a token may do (`findMissingPermission`).
  expectedMessages: async ({}, use) => use([/status of 422 .*\/(git\/refs|pulls)\)$/]),
  published: [
    async ({}, use) => {
      const copy = copySite();
      try {
        writePublishedSite(copy);
        const gitHub = createGitHubStandIn(copy);
        const dist = path.join(copy.root, 'dist');
        cpSync(inject('publishedDist'), dist, { recursive: true });
        const site = await previewSite(dist);
        const publish = () => writeFile(path.join(dist, 'revision.txt'), gitHub.revision());
        await use({ url: site.url, dist, gitHub, publish });
        await site.close();
      } finally {
        copy.discard();
      }
    },
    { scope: 'file' },
  ],
  phone: async ({ visits, published: { url, gitHub } }, use) => {
    let taps = 0;
    /** Everything that leaves the browser, except the header that may contain the token. */
    const sent: Promise<string>[] = [];
    const origins = new Set<string>();
    gitHub.reset();
    await use({
      url,
      open: (address, options) =>
        visits.visit(url + address, {
          ...touchPhone,
          hydrates: false,
          ...options,
          prepare: async (context) => {
            await stubOtherHosts()(context);
            await context.route(`${gitHubOrigin}/**`, gitHub.route);
            context.on('request', (request) => {
              origins.add(new URL(request.url()).origin);
              sent.push(describe(request));
            });
            await options?.prepare?.(context);
          },
        }),
      async tap(target) {
        taps += 1;
        await target.tap();
      },
      countTaps() {
        const count = taps;
        taps = 0;
        return count;
      },
    });
    // Nothing comes from, or goes to, a third party.
    const allowed = new Set([new URL(url).origin, gitHubOrigin, 'null']);
    expect([...origins].filter((origin) => !allowed.has(origin))).toEqual([]);
    // `visits` fails the test if a page logs anything.
    const texts = [...(await Promise.all(sent)), ...gitHub.texts()];
    expect(texts.filter((text) => text.includes(token))).toEqual([]);
  },
});

/** Describes a request without the header that contains the token. Only GitHub may receive it. */
async function describe(request: Request): Promise<string> {
  // A request of a page that closes meanwhile has only the headers that the page set.
  const allHeaders = await request.allHeaders().catch(() => request.headers());
  const { authorization, ...headers } = allHeaders;
  const isForGitHub = new URL(request.url()).origin === gitHubOrigin;
  const header = isForGitHub ? '' : authorization;
  return [request.url(), header, JSON.stringify(headers), request.postData()].join('\n');
}

/** Opens the link of the QR code, and answers who the person is. */
export async function pair({ open }: Phone, route: string, options?: VisitOptions) {
  const page = await open(`/staff?page=${route}${pairingFragment}`, options);
  const strings = route.startsWith('/ne') ? ne : en;
  await page.getByLabel(strings.whoAreYou).fill('Sita');
  await page.getByRole('button', { name: strings.save }).click();
  await toolbar(page).waitFor({ timeout: longTimeoutMs });
  return page;
}

/** Changes a text of the page. */
export async function changeText({ tap }: Phone, page: Page, from: string, to: string) {
  const switchButton = toolbarButton(page, 'Change text');
  if ((await switchButton.getAttribute('aria-pressed')) !== 'true') await tap(switchButton);
  await tap(main(page).getByText(from));
  await textField(page).fill(to);
  await tap(sheet(page).getByRole('button', { name: 'Save', exact: true }));
  await main(page).getByText(to).waitFor();
}

/** Opens the sheet that sends, and presses its button. */
export async function send({ tap }: Phone, page: Page) {
  await tap(toolbarButton(page, sentButton));
  await tap(sheet(page).getByRole('button', { name: 'Send', exact: true }));
}

/** Closes the open sheet, and waits until a reload would not open it. */
export async function closeSheet({ tap }: Phone, page: Page) {
  await tap(closeButton(page));
  await waitUntilClosed(page);
}
