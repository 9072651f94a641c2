import { afterEach, expect, test, vi } from 'vitest';
import type { Release } from '../../../../src/site/app/service-worker/release.ts';
import { deleteOldStores, deleteStores } from '../../../../src/site/app/service-worker/store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the names of the stores of a browser. */
function stubStores(...names: string[]): Set<string> {
  const stores = new Set(names);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stores]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
  return stores;
}

test('keeps the stores of this and the previous release, which open pages may need', async () => {
  const stores = stubStores('third', 'second', 'newest');
  await deleteOldStores({ name: 'newest' } as Release);
  expect([...stores]).toEqual(['second', 'newest']);
});

test('keeps the store of the staff page if OFFLINE=off deletes all pages', async () => {
  const stores = stubStores('second', 'staff-page', 'newest');
  await deleteStores();
  expect([...stores]).toEqual(['staff-page']);
});
