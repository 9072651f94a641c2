import { tags } from '../../src/tags/schemas.ts';
import type { SiteCopy } from './sites.ts';

/** The address that the next release has. */
export const website = 'https://second-grain.test';

/** What it says on its about page. */
export const news = 'Words of the next release.';

const facts = `website: ${website}
special_days:
  - date: 2030-03-05
    reason: After Holi
    opens: 12:00 PM
    closes: 4:00 PM
  - date: 2030-03-04
    reason: Holi
  - from: 2030-10-06
    until: 2030-10-12
    reason: Dashain
`;

const announcement = `---
from: 2030-03-01
until: 2030-03-04
words: Closed for Holi.
link: /contact
---
`;

/** The example of each tag, one after the other. */
const everyTag = `---
title: Every tag
description: A page that no link of the header leads to, with the example of each tag, one after the other.
whatsapp: Hi!
---

# Every tag

${Object.values(tags)
  .map(({ example }) => example.replace('\n# ', '\n## '))
  .join('\n\n')}
`;

/**
 * Makes the next release of the frozen site, which is ready to publish: with an address of its own,
 * an announcement, days with hours of their own, news, and a page with every tag.
 */
export async function writeNextRelease({ edit }: SiteCopy) {
  await edit('content/site/business.mdx', (text) =>
    text
      .replace(/^social:/m, `${facts}social:`)
      .replace(/^email: .*$/m, 'email: hello@second-grain.test')
      .replace(/^placeholders:[^]*?^---$/m, 'placeholders: []\n---'),
  );
  await edit('content/pages/every-tag.mdx', () => everyTag);
  await edit('content/site/announcement.mdx', () => announcement);
  await edit('content/pages/about.mdx', (text) => `${text}\n${news}\n`);
}
