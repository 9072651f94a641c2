import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cache } from '../../../../scripts/content/cache.ts';
import { project, test as base, type ContentCopy } from './content-copy.ts';

/** A test that gets, beside the content, the code on which it depends, and no cache yet. */
export const test = base.extend<{ content: ContentCopy }>({
  content: async ({ content }, use) => {
    const { root } = content;
    for (const part of ['scripts', 'src']) {
      await cp(path.join(project, part), path.join(root, part), { recursive: true });
    }
    await mkdir(path.join(root, 'node_modules'), { recursive: true });
    await writeFile(path.join(root, 'node_modules/.package-lock.json'), '{}');
    await use(content);
    await rm(path.join(root, '.cache'), { recursive: true, force: true });
  },
});

/** A cache that lists the files of which something was made anew. */
export function watched<Result>(cache: Cache<Result>): { cache: Cache<Result>; made: string[] } {
  const made: string[] = [];
  const remember: Cache<Result>['remember'] = (file, facts, result) => {
    made.push(file.path);
    cache.remember(file, facts, result);
  };
  return { cache: { ...cache, remember }, made };
}
