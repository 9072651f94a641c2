import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { publishedChanges } from '../../scripts/vite/staff/published-changes.ts';
import type { FileChange } from '../../src/staff/transport/transport.ts';
import { diskTransport, openSession } from '../support/edits.ts';
import { commit, git, hasGit } from '../support/repository.ts';
import { test } from '../support/site-copy.ts';

const announcement = 'content/site/announcement.mdx';

test.skipIf(!hasGit)('names each changed file by title, type or path', async ({ content }) => {
  git(content.root, 'init', '--quiet');
  try {
    content.write(
      'content/pages/old.mdx',
      '---\ntitle: Old Things\ndescription: Once.\n---\n\n# Old\n',
    );
    commit(content.root, '2026-01-01T00:00:00Z');
    content.remove('content/pages/old.mdx');
    content.edit('content/pages/faq.mdx', (text) => `${text}\nAsk us.\n`);
    content.edit('content/site/notices.mdx', (text) => text.replace('service:', 'service: Or'));
    content.write(announcement, '---\nwords: Sale\nfrom: 2030-01-01\nuntil: 2030-01-02\n---\n');
    const published = async () => {
      const changes = await publishedChanges(content.root);
      return changes.map(({ path: file, after }): FileChange => {
        const bytes =
          after === undefined ? undefined : new Uint8Array(Buffer.from(after, 'base64'));
        return { path: file, before: undefined, after: bytes };
      });
    };
    const transport = { ...diskTransport(content.root), published };
    const { pages } = await (await openSession(content.root, { transport })).changedPages();
    expect(pages.map(({ type, title }) => [type, title])).toEqual([
      [undefined, 'Answers'],
      [undefined, 'Old Things'],
      [undefined, 'content/site/notices.mdx'],
      ['announcement', 'Sale'],
    ]);
  } finally {
    rmSync(path.join(content.root, '.git'), { recursive: true });
  }
});
