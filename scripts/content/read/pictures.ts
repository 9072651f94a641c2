import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { PictureModel } from '../model.ts';
import { startOfFile, type Diagnostic } from '../diagnostics/diagnostic.ts';

/** The name by which content names a picture: its file's without the ending. */
export function pictureId(fileName: string): string {
  return path.parse(fileName).name;
}

/** Measures the files of content/pictures and tells which cannot be shown, or share a name. */
export function measurePictures(
  root: string,
  names: readonly string[],
): { pictures: Record<string, PictureModel>; diagnostics: Diagnostic[] } {
  const pictures = new Map<string, PictureModel>();
  const diagnostics: Diagnostic[] = [];
  for (const name of names) {
    const file = `content/pictures/${name}`;
    const refuse = (message: string) => diagnostics.push({ path: file, ...startOfFile, message });
    const other = pictures.get(pictureId(name));
    if (other) {
      refuse(`${other.path} has the same name, so that nobody can tell which is meant; rename one`);
      continue;
    }
    const bytes = readFileSync(path.join(root, file));
    const size = measure(bytes);
    if (!size)
      refuse(
        'this file is no picture that can be read; save it again from the program that made it',
      );
    else if (name.endsWith('.svg') && holdsCode(bytes)) {
      refuse(
        'this drawing holds code, which content cannot; save it again without scripts and links',
      );
    } else pictures.set(pictureId(name), { path: file, ...size });
  }
  return { pictures: Object.fromEntries(pictures), diagnostics };
}

/** The kinds of pictures that all browsers show, as image-size calls them. */
const kinds: ReadonlySet<unknown> = new Set(['svg', 'png', 'jpg', 'webp', 'avif', 'heif']);

function measure(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    // A copy, since a small file's buffer is a part of a larger one, into which image-size would read.
    const { width, height, type } = imageSize(Uint8Array.from(bytes));
    return kinds.has(type) && width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a drawing could run something when somebody opens it by its own address. */
function holdsCode(bytes: Buffer): boolean {
  return /<script|<foreignObject|[\s"'/]on[a-z]+\s*=|javascript:|<!ENTITY/i.test(
    bytes.toString('utf8'),
  );
}
