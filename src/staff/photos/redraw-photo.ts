import { longestSide } from '../../compiler/files/photos.ts';
import { StaffError } from '../staff-error.ts';
import type { Bytes } from '../transport/transport.ts';

/**
 * Draws a photo again as an upright JPEG of at most 2560 pixels. The drawing has only pixels: no
 * place, no data of the camera.
 * @throws StaffError if the browser cannot read the photo
 */
export async function redrawPhoto(photo: Blob): Promise<Bytes> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => {
    throw new StaffError(
      'This photo cannot be read. Save it again as a JPEG, and choose that file.',
    );
  });
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new StaffError('This browser cannot draw photos.');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (!jpeg) throw new StaffError('This photo is too large for this phone.');
  return new Uint8Array(await jpeg.arrayBuffer());
}
