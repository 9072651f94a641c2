import { afterEach, expect, test, vi } from 'vitest';
import { redrawPhoto } from '../../../../src/staff/files/redraw-photo.ts';

afterEach(() => void vi.unstubAllGlobals());

test('says that the phone does not give a file to the page', async () => {
  const file = new Blob(['photo']);
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(redrawPhoto(file)).rejects.toThrow('not-read');
});

test('refuses a screenshot of a whole page, which would become a narrow strip', async () => {
  const close = vi.fn<() => void>();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1080, height: 20_000, close }));
  await expect(redrawPhoto(new Blob(['photo']))).rejects.toThrow('too-long');
  expect(close).toHaveBeenCalledOnce();
});
