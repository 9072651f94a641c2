import { afterEach, expect, test, vi } from 'vitest';
import { createPictureUrls } from '../../../../src/staff/page/picture-urls.ts';

afterEach(() => vi.restoreAllMocks());

test('keeps the picture of the page that is shown until the one after it is there', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  let bytes = new Uint8Array([1]);
  const urlOf = createPictureUrls(() => bytes);
  const showChange = () => {
    bytes = new Uint8Array(bytes);
    return urlOf('content/pictures/chest.jpg');
  };
  const first = showChange();
  expect(urlOf('content/pictures/chest.jpg')).toBe(first);
  const second = showChange();
  expect(second).not.toBe(first);
  expect(revoke).not.toHaveBeenCalled();
  showChange();
  expect(revoke.mock.calls).toEqual([[first]]);
});
