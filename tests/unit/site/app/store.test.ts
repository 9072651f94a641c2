import { expect, test, vi } from 'vitest';
import type { Release } from '../../../../src/site/app/service-worker/release.ts';
import { deleteOldStores } from '../../../../src/site/app/service-worker/store.ts';

test('keeps the stores of this and the previous release, which open pages may need', async () => {
  const stores = new Set(['third', 'second', 'newest']);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stores]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
  try {
    await deleteOldStores({ name: 'newest' } as Release);
    expect([...stores]).toEqual(['second', 'newest']);
  } finally {
    vi.unstubAllGlobals();
  }
});
