import { cpSync, readdirSync } from 'node:fs';
import { tags } from '../../src/site/tags/tag-schemas.ts';
import { nepali, nextRelease } from './folders.ts';
import type { Folder } from './folder.ts';

/** The URL of the next release. */
export const website = 'https://second-grain.test';

/** The text that the next release adds to the about page. */
export const news = 'Words of the next release.';

/** What the next release has renamed: the old address of each file. */
const oldAddresses = {
  'content/pages/about.mdx': '/Our-Shop.html',
  'content/faq/delivery.mdx': 'bring',
};

/** The id of the draft page, and of the draft question. */
export const draftId = 'not-before-spring';

const businessFields = `website: ${website}
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

/** A page with the example of each tag, whose titles become headings of the second level. */
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
 * Writes the next release of the fixture site. It is ready to publish and adds a URL,
 * announcements, special days, news, seasonal questions, drafts, a page with every tag, and pages in
 * Nepali.
 */
export function writeNextRelease({ root, write, edit }: Folder) {
  for (const folder of [nextRelease, nepali]) cpSync(folder, root, { recursive: true });
  for (const name of readdirSync(`${root}/content/ne`, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.mdx'))
      edit(`content/ne/${name}`, (text) => text.replace(/^reviewed: false\n/m, ''));
  }
  edit('content/ne/site/announcement.mdx', (text) =>
    text.replace(/^words: .*$/m, 'announcements:\n  - $&\n  - words: नयाँ खाट आए।'),
  );
  edit('content/site/business.mdx', (text) =>
    text
      .replace(/^social:/m, `${businessFields}social:`)
      .replace(/^email: .*$/m, 'email: hello@second-grain.test')
      .replace(/^placeholders:[^]*?^---$/m, 'placeholders: []\n---'),
  );
  write('content/pages/every-tag.mdx', everyTag);
  edit('content/pages/about.mdx', (text) => `${text}\n${news}\n`);
  for (const [file, address] of Object.entries(oldAddresses))
    edit(file, (text) => text.replace('---\n', `---\nwas: ${address}\n`));
}
