import { blocked, brokenFiles, cutInHalf, hung, script, withFiles } from '../support/faults.ts';
import { linkedPages, phone } from '../support/pages.ts';
import { headerLink, main } from '../support/parts.ts';
import { addresses, pageAt, words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

test.for([
  { fault: 'blocked', fate: blocked },
  { fault: 'hung', fate: hung },
  { fault: 'cut in half', fate: cutInHalf },
])(
  'with scripts $fault, the pages are there and lead to each other',
  async ({ fate }, { visit, expectedMessages }) => {
    expectedMessages.push(brokenFiles);
    const page = await visit('/', { ...withFiles(script, fate), ...phone, hydrates: false });
    for (const { label, address } of linkedPages.slice(1)) {
      await page.getByRole('button', { name: words.header.menu }).click();
      await headerLink(page, label).click({ noWaitAfter: true });
      await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
      await expect.poll(() => page.title()).toBe(pageAt(address).title);
      await main(page).getByRole('heading', { level: 1 }).waitFor();
    }
    const call = main(page).getByRole('link', { name: 'Call Now', exact: true });
    expect(await call.getAttribute('href')).toBe(addresses.call);
    const send = main(page).getByRole('form').getByRole('button');
    expect(await send.getAttribute('formaction')).toBe(addresses.mail);
  },
);
