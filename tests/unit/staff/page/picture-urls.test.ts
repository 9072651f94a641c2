import { afterEach, expect, test, vi } from 'vitest';
import type { PictureModel } from '../../../../src/compiler/read/files/pictures.ts';
import { createPictureUrls } from '../../../../src/staff/page/picture-urls.ts';

afterEach(() => vi.restoreAllMocks());

test('keeps the picture of the page that is shown until the one after it is there', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  let bytes = new Uint8Array([1]);
  const urlOf = createPictureUrls(() => bytes);
  const showChange = () => {
    bytes = new Uint8Array(bytes);
    return urlOf({ path: 'content/pictures/chest.jpg' } as PictureModel);
  };
  const first = showChange();
  expect(urlOf({ path: 'content/pictures/chest.jpg' } as PictureModel)).toBe(first);
  const second = showChange();
  expect(second).not.toBe(first);
  expect(revoke).not.toHaveBeenCalled();
  showChange();
  expect(revoke.mock.calls).toEqual([[first]]);
});
