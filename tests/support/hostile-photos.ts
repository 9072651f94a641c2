import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A text in the metadata of hostile photos. No prepared photo contains it. */
export const secret = 'Sita was at 27.7172N 85.3240E';

/** What the check reports. */
const place = 'contains the place where it was taken';
const camera = 'contains data of the camera';

/** The colours of the quarters of each photo, from the upper left to the lower right. */
export const quarters = [
  [220, 20, 20],
  [20, 160, 20],
  [20, 20, 220],
  [240, 240, 20],
] as const;

const raw = { width: 2, height: 2, channels: 3 } as const;
const enlarged = sharp(Uint8Array.from(quarters.flat()), { raw })
  .resize(60, 40, { kernel: 'nearest' })
  .png();
const picture = sharp(await enlarged.toBuffer());

export const jpeg = await picture.clone().jpeg().toBuffer();
export const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer();
export const png = await picture.clone().png().toBuffer();
export const webp = await picture.clone().webp().toBuffer();
export const avif = await picture.clone().avif({ effort: 0 }).toBuffer();

type Data = string | Buffer;

/** In Latin-1, each character is one byte. */
const bytesOf = (data: Data) => (typeof data === 'string' ? Buffer.from(data, 'latin1') : data);

const after = (file: Buffer, data: Data) => Buffer.concat([file, bytesOf(data)]);

/** Returns EXIF data with an orientation, a position and the secret. */
function exif(orientation = 1): Buffer {
  const header = '49492a0008000000';
  const orientationEntry = `1201030001000000${orientation.toString(16).padStart(2, '0')}000000`;
  const positionEntry = '258804000100000026000000';
  const directory = `0200${orientationEntry}${positionEntry}00000000`;
  return after(Buffer.from(header + directory, 'hex'), secret);
}

const exifSegment = (orientation?: number) => after(Buffer.from('Exif\0\0'), exif(orientation));

/** Inserts bytes into a JPEG before the last marker of a kind. */
function insert(data: Data, before: number, file: Buffer = jpeg): Buffer {
  const index = before === 0xd8 ? 2 : file.lastIndexOf(Buffer.from([0xff, before]));
  return Buffer.concat([file.subarray(0, index), bytesOf(data), file.subarray(index)]);
}

/** Inserts a segment into a JPEG before a marker, such as the one of the pixels (0xda). */
function segment(marker: number, data: Data, before = 0xdb, file: Buffer = jpeg): Buffer {
  const content = bytesOf(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return insert(after(head, content), before, file);
}

/** Inserts a chunk into a PNG after its header or before its end. */
function pngChunk(type: string, data: Data, isLast = false, file: Buffer = png): Buffer {
  const content = after(Buffer.from(type), data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  const index = isLast ? file.length - 12 : 33;
  return Buffer.concat([file.subarray(0, index), length, content, sum, file.subarray(index)]);
}

/** Appends a chunk to a WebP. */
function webpChunk(type: string, data: Data, file: Buffer = webp): Buffer {
  const content = bytesOf(data);
  const head = Buffer.alloc(8);
  head.write(type);
  head.writeUInt32LE(content.length, 4);
  const longer = Buffer.concat([file, head, content, Buffer.alloc(content.length % 2)]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
}

/** Returns a photo whose pixels are turned, so that it is upright with the orientation. */
async function turned(orientation: number, encode: (image: Sharp) => Sharp): Promise<Buffer> {
  // 6 and 8 are quarter turns in opposite directions. All others undo themselves.
  const inverse = { 6: 8, 8: 6 }[orientation] ?? orientation;
  const marked = await picture.clone().withMetadata({ orientation: inverse }).png().toBuffer();
  const pixels = await sharp(marked).autoOrient().png().toBuffer();
  return encode(sharp(pixels).withMetadata({ orientation })).toBuffer();
}

async function turnedPhotos(): Promise<HostilePhoto[]> {
  const photos: HostilePhoto[] = [];
  for (const orientation of [2, 3, 4, 5, 6, 7, 8]) {
    const name = `orientation ${orientation}`;
    photos.push(
      [`a JPEG with ${name}`, await turned(orientation, (image) => image.jpeg()), '.jpg', camera],
      [`a PNG with ${name}`, await turned(orientation, (image) => image.png()), '.png', camera],
      [`a WebP with ${name}`, await turned(orientation, (image) => image.webp()), '.webp', camera],
    );
  }
  return photos;
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>${secret}</GPSLatitude></x:xmpmeta>`;
const adobe = 'http://ns.adobe.com/';
const xmpName = `${adobe}xap/1.0/\0`;
const extendedXmp = `${adobe}xmp/extension/\0${'0'.repeat(32)}\0\0\u{1}\0\0\0\0\0${xmp}`;
const iptc = `Photoshop 3.0\u{0}8BIM\u{4}\u{4}\0\0\0\0\0\u{24}\u{1C}\u{2}Z\0\u{1F}${secret}`;
const xmpOfPng = `XML:com.adobe.xmp\0\0\0\0\0${xmp}`;
const withAlpha = picture.clone().ensureAlpha();
const gps = { IFD3: { GPSLatitude: '27/1 42/1 0/1' } };

/** A photo with data that nobody may publish, the ending of its name, and what the check reports. */
export type HostilePhoto = [name: string, bytes: Buffer, ending: string, report: string];

/** Photos with data in every place that a file can have. Each one shows the same upright picture. */
export const hostilePhotos: readonly HostilePhoto[] = [
  ['EXIF first', segment(0xe1, exifSegment(), 0xd8), '.jpg', place],
  ['EXIF before the pixels', segment(0xe1, exifSegment(), 0xda), '.jpg', place],
  // Only EXIF before the pixels turns a photo.
  ['EXIF after the pixels', segment(0xe1, exifSegment(3), 0xd9), '.jpg', place],
  ['EXIF between scans', segment(0xe1, exifSegment(), 0xda, progressive), '.jpg', place],
  [
    'a second EXIF',
    segment(0xe1, exifSegment(3), 0xda, segment(0xe1, exifSegment())),
    '.jpg',
    place,
  ],
  ['XMP', segment(0xe1, xmpName + xmp), '.jpg', place],
  ['XMP after the pixels', segment(0xe1, xmpName + xmp, 0xd9), '.jpg', place],
  ['extended XMP', segment(0xe1, extendedXmp), '.jpg', place],
  ['XMP under another name', segment(0xe5, xmp), '.jpg', place],
  ['IPTC', segment(0xed, iptc), '.jpg', camera],
  ['a comment', segment(0xfe, secret), '.jpg', camera],
  ['a comment after the pixels', segment(0xfe, secret, 0xd9), '.jpg', camera],
  ['further pictures', segment(0xe2, `MPF\0II${secret}`), '.jpg', camera],
  ['a small picture', segment(0xe0, `JFXX\0\u{10}${secret}`), '.jpg', camera],
  [
    'a long JFIF segment',
    segment(0xe0, `JFIF\0\u{1}\u{1}\0\0\u{1}\0\u{1}\u{3}\u{3}${secret}`),
    '.jpg',
    camera,
  ],
  ['a long Adobe segment', segment(0xee, `Adobe\0\u{64}\0\0\0\0\u{1}${secret}`), '.jpg', camera],
  ['the origin of the content (C2PA)', segment(0xeb, `JP\0\0${secret}`), '.jpg', camera],
  ['text after the JPEG', after(jpeg, secret), '.jpg', camera],
  ['EXIF after the JPEG', after(jpeg, exifSegment()), '.jpg', place],
  ['a JPEG after the JPEG', after(jpeg, segment(0xe1, exifSegment())), '.jpg', place],
  ['a video after the JPEG', after(jpeg, `\0\0\0\u{18}ftypmp42${secret}`), '.jpg', camera],
  ['eXIf', pngChunk('eXIf', exif()), '.png', place],
  ['eXIf after the pixels', pngChunk('eXIf', exif(), true), '.png', place],
  ['XMP in iTXt', pngChunk('iTXt', xmpOfPng), '.png', place],
  ['XMP in iTXt after the pixels', pngChunk('iTXt', xmpOfPng, true), '.png', place],
  ['tEXt', pngChunk('tEXt', `Author\0${secret}`), '.png', camera],
  ['zTXt', pngChunk('zTXt', 'Comment\0\0x\u{9C}\u{3}\0\0\0\0\u{1}'), '.png', camera],
  ['tIME', pngChunk('tIME', '\u{7}\u{EA}\u{1}\u{1}\0\0\0'), '.png', camera],
  ['an unknown chunk', pngChunk('prVt', secret), '.png', camera],
  ['text after the PNG', after(png, secret), '.png', camera],
  [
    '16 bits per colour',
    pngChunk('eXIf', exif(), false, await picture.clone().toColourspace('rgb16').png().toBuffer()),
    '.png',
    place,
  ],
  [
    'a palette',
    pngChunk('eXIf', exif(), true, await picture.clone().png({ palette: true }).toBuffer()),
    '.png',
    place,
  ],
  ['EXIF of WebP', webpChunk('EXIF', exif()), '.webp', place],
  ['XMP of WebP', webpChunk('XMP ', xmp), '.webp', place],
  ['an unknown chunk of WebP', webpChunk('NOTE', secret), '.webp', camera],
  ['text after the WebP', after(webp, secret), '.webp', camera],
  [
    'a WebP without loss',
    webpChunk('EXIF', exif(), await withAlpha.clone().webp({ lossless: true }).toBuffer()),
    '.webp',
    place,
  ],
  [
    'EXIF of AVIF',
    await picture.clone().withExif(gps).avif({ effort: 0 }).toBuffer(),
    '.avif',
    place,
  ],
  ['text after the AVIF', after(avif, secret), '.avif', camera],
  ...(await turnedPhotos()),
];

/** Photos that only browsers show. The check cannot read them. */
export const loosePhotos: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['text between segments', insert(secret, 0xdb)],
  ['printer colours', await picture.clone().toColourspace('cmyk').withExif(gps).jpeg().toBuffer()],
  ['a JPEG without an end marker', jpeg.subarray(0, -2)],
  ['a JPEG with half an end marker', jpeg.subarray(0, -1)],
  ['a progressive JPEG without an end marker', progressive.subarray(0, -2)],
  ['EXIF in a JPEG without an end marker', segment(0xe1, exifSegment()).subarray(0, -2)],
];
