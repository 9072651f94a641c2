import { cp } from 'node:fs/promises';
import path from 'node:path';
import { tags } from '../../src/tags/schemas.ts';
import { nepali } from './folders.ts';
import type { SiteFolder } from './sites.ts';

/** The URL of the next release. */
export const website = 'https://second-grain.test';

/** Text on its about page. */
export const news = 'Words of the next release.';

const releaseFacts = `website: ${website}
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

/** Returns a question that is only asked on some days. */
const seasonalQuestion = (question: string, days: string) =>
  `---\nquestion: ${question}\norder: 90\n${days}\n---\n\nYes.\n`;

/** The id of a draft page and of a draft question. */
export const draftId = 'not-before-spring';

/** Returns a draft of a page. @param body below its heading */
export const draftPage = (body = '') => `---
title: Spring
description: A page that nobody sees yet.
whatsapp: Hi!
navigation:
  label: Spring
  order: 90
draft: true
---

# Spring
${body}`;

const draftBody = `
<Collection of="faq" />

[A place on this page](/${draftId}#spring)
`;

/** A page with the example of each tag. */
const everyTag = `---
title: Every tag
description: A page without a link in the header, with the example of each tag, one after the other.
whatsapp: Hi!
---

# Every tag

${Object.values(tags)
  .map(({ example }) => example.replace('\n# ', '\n## '))
  .join('\n\n')}
`;

/**
 * Writes the next release of the fixture site. It is ready to publish and adds a URL, an
 * announcement, special days, news, seasonal questions, drafts, a page with every tag, and pages in
 * Nepali.
 */
export async function writeNextRelease({ root, edit }: SiteFolder) {
  await edit('content/site/business.mdx', (text) =>
    text
      .replace(/^social:/m, `${releaseFacts}social:`)
      .replace(/^email: .*$/m, 'email: hello@second-grain.test')
      .replace(/^placeholders:[^]*?^---$/m, 'placeholders: []\n---'),
  );
  await edit('content/pages/every-tag.mdx', () => everyTag);
  await edit('content/site/announcement.mdx', () => announcement);
  await edit('content/pages/about.mdx', (text) => `${text}\n${news}\n`);
  await edit('content/faq/holi.mdx', () =>
    seasonalQuestion('Do you dye wood at Holi?', 'from: 2030-03-01\nuntil: 2030-03-04'),
  );
  await edit('content/faq/winter.mdx', () =>
    seasonalQuestion('Is the workshop warm?', 'until: 2030-03-02'),
  );
  await edit(`content/faq/${draftId}.mdx`, () =>
    seasonalQuestion('When is spring?', 'draft: true'),
  );
  await edit(`content/pages/${draftId}.mdx`, () => draftPage(draftBody));
  await cp(path.join(nepali, 'content'), path.join(root, 'content'), { recursive: true });
}
