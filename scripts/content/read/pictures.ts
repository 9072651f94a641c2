import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PictureModel } from '../model.ts';
import { startOfFile, type Diagnostic, type Explanation } from '../diagnostics/diagnostic.ts';
import { broken, inspectPhoto } from './photos.ts';
import { pictureId } from './read-content.ts';

/** Whether a file is a photograph, of which smaller ones are made, and no drawing. */
export function isPhoto(fileName: string): boolean {
  return !fileName.endsWith('.svg');
}

/** Measures the files of content/pictures and finds those that cannot be shown, or share a name. */
export async function readPictures(
  root: string,
  names: readonly string[],
): Promise<{ pictures: Record<string, PictureModel>; diagnostics: Diagnostic[] }> {
  const pictures = new Map<string, PictureModel>();
  const diagnostics: Diagnostic[] = [];
  for (const name of names) {
    const file = `content/pictures/${name}`;
    const other = pictures.get(pictureId(name));
    const read = other
      ? {
          message: `${other.path} has the same name, so that nobody can tell which is meant; rename one`,
        }
      : await readPicture(readFileSync(path.join(root, file)), name);
    if ('message' in read) diagnostics.push({ path: file, ...startOfFile, ...read });
    else pictures.set(pictureId(name), { path: file, ...read });
  }
  return { pictures: Object.fromEntries(pictures), diagnostics };
}

async function readPicture(
  bytes: Buffer,
  name: string,
): Promise<Pick<PictureModel, 'width' | 'height'> | Explanation> {
  if (!isPhoto(name)) return readDrawing(bytes.toString('utf8'));
  const photo = await inspectPhoto(bytes, path.extname(name));
  if (photo.state === 'prepared') return { width: photo.width, height: photo.height };
  if (photo.state === 'unusable') return { message: photo.message };
  return {
    message: `${photo.message}; npm run check -- --fix prepares it for the site`,
    // The file itself is rewritten, no range of it.
    fix: { find: '', replace: '', safe: true },
  };
}

function readDrawing(text: string): Pick<PictureModel, 'width' | 'height'> | Explanation {
  const [tag = ''] = /<svg\s[^>]*>/.exec(text) ?? [];
  const side = (name: string) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]);
  const [, boxWidth, boxHeight] =
    /\sviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(tag) ?? [];
  const [width, height] = [side('width') || Number(boxWidth), side('height') || Number(boxHeight)];
  if (!(width > 0 && height > 0)) return { message: broken };
  return holdsCode(text)
    ? {
        message:
          'this drawing holds code, which content cannot; save it again without scripts and links',
      }
    : { width, height };
}

/** Whether a drawing could run something when somebody opens it by its own address. */
function holdsCode(text: string): boolean {
  return /<script|<foreignObject|[\s"'/]on[a-z]+\s*=|javascript:|<!ENTITY/i.test(text);
}
