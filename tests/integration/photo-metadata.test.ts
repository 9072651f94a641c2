import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharpReader } from '../../scripts/read/sharp-reader.ts';
import { findMetadata } from '../../src/compiler/files/photo-metadata.ts';
import { inspectPhoto } from '../../src/compiler/files/photos.ts';

const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#864' } });
const jpeg = await picture.clone().jpeg().toBuffer();
const progressive = await picture.clone().jpeg({ progressive: true }).toBuffer();
const png = await picture.clone().png().toBuffer();
const webp = await picture.clone().webp().toBuffer();
const avif = await picture.clone().avif({ effort: 0 }).toBuffer();
const position = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '27/1 42/1 0/1' } };
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>27</GPSLatitude></x:xmpmeta>';
const xmpName = 'http://ns.adobe.com/xap/1.0/\0';
const turned = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex');
const gps = Buffer.from('49492a0008000000010025880400010000001a00000000000000', 'hex');
const place = 'contains the place where it was taken';
const camera = 'contains data of the camera';

const exifText = (tiff: Buffer) => Buffer.concat([Buffer.from('Exif\0\0'), tiff]);

/** Inserts a segment before a marker of a JPEG. */
function segment(
  marker: number,
  data: string | Buffer,
  before = 0xdb,
  file: Buffer = jpeg,
): Buffer {
  const content = Buffer.from(data as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  const index = before === 0xd8 ? 2 : file.lastIndexOf(Buffer.from([0xff, before]));
  return Buffer.concat([file.subarray(0, index), head, content, file.subarray(index)]);
}

/** Inserts a chunk of a PNG after its header or before its end. */
function pngChunk(type: string, data: string | Buffer, isLast = false): Buffer {
  const content = Buffer.concat([Buffer.from(type), Buffer.from(data as string, 'latin1')]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  const index = isLast ? png.length - 12 : 33;
  return Buffer.concat([png.subarray(0, index), length, content, sum, png.subarray(index)]);
}

/** Appends a chunk to a WebP. */
function webpChunk(type: string, data: string | Buffer): Buffer {
  const content = Buffer.from(data as string, 'latin1');
  const head = Buffer.alloc(8);
  head.write(type);
  head.writeUInt32LE(content.length, 4);
  const file = Buffer.concat([webp, head, content, Buffer.alloc(content.length % 2)]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

const after = (file: Buffer, data: string | Buffer) =>
  Buffer.concat([file, Buffer.from(data as string, 'latin1')]);

test.each<[string, Buffer, string, string]>([
  ['EXIF first', segment(0xe1, exifText(gps), 0xd8), '.jpg', place],
  ['EXIF before the pixels', segment(0xe1, exifText(gps), 0xda), '.jpg', place],
  ['EXIF after the pixels', segment(0xe1, exifText(gps), 0xd9), '.jpg', place],
  ['EXIF between scans', segment(0xe1, exifText(gps), 0xda, progressive), '.jpg', place],
  [
    'a second EXIF',
    segment(0xe1, exifText(gps), 0xda, segment(0xe1, exifText(turned))),
    '.jpg',
    place,
  ],
  ['XMP', segment(0xe1, xmpName + xmp), '.jpg', place],
  ['XMP after the pixels', segment(0xe1, xmpName + xmp, 0xd9), '.jpg', place],
  ['XMP under another name', segment(0xe5, xmp), '.jpg', place],
  [
    'IPTC',
    segment(0xed, 'Photoshop 3.0\u{0}8BIM\u{4}\u{4}\0\0\0\0\0\u{5}\u{1C}\u{2}Z\0\0'),
    '.jpg',
    camera,
  ],
  ['a comment', segment(0xfe, 'made at home'), '.jpg', camera],
  ['a comment after the pixels', segment(0xfe, 'made at home', 0xd9), '.jpg', camera],
  ['further pictures', segment(0xe2, 'MPF\0II'), '.jpg', camera],
  ['a small picture', segment(0xe0, 'JFXX\0\u{10}'), '.jpg', camera],
  ['text after the JPEG', after(jpeg, 'text'), '.jpg', camera],
  ['EXIF after the JPEG', after(jpeg, exifText(gps)), '.jpg', place],
  ['a JPEG after the JPEG', after(jpeg, segment(0xe1, exifText(gps))), '.jpg', place],
  ['a video after the JPEG', after(jpeg, '\0\0\0\u{18}ftypmp42'), '.jpg', camera],
  ['eXIf', pngChunk('eXIf', gps), '.png', place],
  ['eXIf after the pixels', pngChunk('eXIf', gps, true), '.png', place],
  ['XMP in iTXt', pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`), '.png', place],
  [
    'XMP in iTXt after the pixels',
    pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`, true),
    '.png',
    place,
  ],
  ['tEXt', pngChunk('tEXt', 'Author\0Sita'), '.png', camera],
  ['zTXt', pngChunk('zTXt', 'Comment\0\0x\u{9C}\u{3}\0\0\0\0\u{1}'), '.png', camera],
  ['tIME', pngChunk('tIME', '\u{7}\u{EA}\u{1}\u{1}\0\0\0'), '.png', camera],
  ['an unknown chunk', pngChunk('prVt', 'text'), '.png', camera],
  ['text after the PNG', after(png, 'text'), '.png', camera],
  ['EXIF of WebP', webpChunk('EXIF', gps), '.webp', place],
  ['XMP of WebP', webpChunk('XMP ', xmp), '.webp', place],
  ['an unknown chunk of WebP', webpChunk('NOTE', 'text'), '.webp', camera],
  ['text after the WebP', after(webp, 'text'), '.webp', camera],
  [
    'EXIF of AVIF',
    await picture.clone().withExif(position).avif({ effort: 0 }).toBuffer(),
    '.avif',
    place,
  ],
  ['text after the AVIF', after(avif, 'some text'), '.avif', camera],
])('reports %s', async (_, bytes, ending, reason) => {
  expect(await inspectPhoto(bytes, ending, sharpReader)).toMatchObject({
    message: expect.stringContaining(reason) as string,
    fix: { safe: true },
  });
});

test.each([
  ['.jpg', jpeg],
  ['.jpg', progressive],
  ['.jpg', await picture.clone().withIccProfile('p3').jpeg().toBuffer()],
  ['.png', png],
  ['.webp', webp],
  ['.avif', avif],
])('accepts a photo without metadata (%s)', async (ending, bytes) => {
  expect(await inspectPhoto(bytes, ending, sharpReader)).toEqual({ width: 40, height: 30 });
});

test.each([
  ['JPEG', segment(0xe1, exifText(turned), 0xd8)],
  ['PNG', pngChunk('eXIf', turned)],
  ['WebP', webpChunk('EXIF', turned)],
])('reads the orientation of a %s', (_, bytes) => {
  expect(findMetadata(bytes).orientation).toBe(6);
});

test.each([jpeg, png, webp, avif])('detects a truncated file', (bytes) => {
  expect(findMetadata(bytes).isTruncated).toBe(false);
  expect(findMetadata(bytes.subarray(0, -20)).isTruncated).toBe(true);
});
