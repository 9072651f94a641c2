import { expect, test } from 'vitest';
import { createInspectPicture } from '../../../src/compiler/read/files/pictures.ts';
import { photoReader } from '../../../src/staff/files/photo-reader.ts';
import { sharpReader } from '../../../scripts/read/sharp-reader.ts';
import { saying } from '../../support/saying.ts';

const bytes = new TextEncoder().encode(
  `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`,
);

test.for(['content/pictures/sofa.jpg', 'content/pictures/sofa.svg'])(
  'accepts a pointer of Git LFS on the staff page, and asks for the picture on a computer: %s',
  async (path) => {
    expect(await createInspectPicture(photoReader)({ path, bytes })).toEqual({
      width: expect.any(Number),
      height: expect.any(Number),
    });
    expect(await createInspectPicture(sharpReader)({ path, bytes })).toEqual({
      message: saying('Run "git lfs pull". Git LFS stores this picture elsewhere.'),
    });
  },
);
