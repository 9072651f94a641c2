import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { broken, pixelLimit } from '../../content/read/photos.ts';
import { isPhoto } from '../../content/read/pictures.ts';
import type { Model, PictureModel } from '../../content/model.ts';

const widths = [480, 800, 1200, 1600];
const settings = { avif: { quality: 50, effort: 2 }, jpeg: { quality: 75, mozjpeg: true } };
const formats = ['avif', 'jpeg'] as const;

/** The files made of one photo, in each format by rising width. */
export type PhotoFiles = Record<(typeof formats)[number], { file: string; width: number }[]>;

/** What a phone 360 px wide with two pixels to each takes of the widths, in any layout. */
const phoneWidth = 800;
/** What a phone may load of pictures when a page opens, in bytes. */
const phoneBudget = 120 * 1024;

interface PhotoOptions {
  /** The folder that holds content/. */
  contentRoot: string;
  /** The folder of the files made so far, which later builds take up again. */
  cache: string;
  progress: (message: string) => void;
}

/**
 * Makes AVIF and JPEG files in several widths of each photo, one photo after the other, since each
 * takes all cores and much memory. What the cache holds is not made again: its names come from the
 * photo's bytes, the settings and the version of sharp.
 * @returns the files by the name of the photo; drawings have none
 */
export async function makePhotoFiles(
  pictures: Model['pictures'],
  { contentRoot, cache, progress }: PhotoOptions,
): Promise<Record<string, PhotoFiles>> {
  const photos = Object.entries(pictures).filter(([, picture]) => isPhoto(picture.path));
  const made: Record<string, PhotoFiles> = {};
  for (const [index, [name, picture]] of photos.entries()) {
    const { default: sharp } = await import('sharp');
    const bytes = await readFile(path.join(contentRoot, picture.path));
    const key = createHash('sha256')
      .update(JSON.stringify([settings, sharp.versions.sharp]))
      .update(bytes);
    const folder = path.join(cache, key.digest('hex').slice(0, 32));
    const files = filesIn(folder, picture);
    const last = path.join(folder, 'complete');
    if (!(await exists(last))) {
      progress(`photo ${index + 1} of ${photos.length}: ${picture.path}`);
      await mkdir(folder, { recursive: true });
      const write = async (format: keyof PhotoFiles, { file, width }: PhotoFiles['avif'][0]) => {
        const photo = sharp(bytes, { limitInputPixels: pixelLimit }).resize(width);
        const output =
          format === 'avif'
            ? photo.avif(settings.avif)
            : photo.flatten({ background: '#ffffff' }).jpeg(settings.jpeg);
        await writeWhole(file, await output.toBuffer());
      };
      const writes = formats.flatMap((format) => files[format].map((one) => write(format, one)));
      await Promise.all(writes).catch((cause: unknown) => {
        throw new Error(`${picture.path}:1:1  ${broken}`, { cause });
      });
      await writeWhole(last, Buffer.alloc(0));
    }
    made[name] = files;
  }
  return made;
}

/** Pages whose first picture, the one that does not wait, is heavy for a phone; in words for staff. */
export async function heavyPages(
  firstPictures: readonly { page: string; picture: string }[],
  photos: Readonly<Record<string, PhotoFiles>>,
): Promise<string[]> {
  const warnings: string[] = [];
  for (const { page, picture } of firstPictures) {
    const files = photos[picture]?.avif ?? [];
    const chosen = files.find(({ width }) => width >= phoneWidth) ?? files.at(-1);
    const size = chosen ? (await stat(chosen.file)).size : 0;
    if (size <= phoneBudget) continue;
    const weight = `${Math.round(size / 1024)} KB, more than ${phoneBudget / 1024} KB`;
    warnings.push(
      `${page}: a phone loads ${weight}, for the picture "${picture}" when this page opens; a picture with larger calm areas, or one further down, lets the page open sooner`,
    );
  }
  return warnings;
}

function filesIn(folder: string, { width: full }: PictureModel): PhotoFiles {
  const sizes = [...new Set(widths.map((width) => Math.min(width, full)))];
  const list = (ending: string) =>
    sizes.map((width) => ({ file: path.join(folder, `photo-${width}.${ending}`), width }));
  return { avif: list('avif'), jpeg: list('jpg') };
}

async function writeWhole(file: string, bytes: Uint8Array) {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
