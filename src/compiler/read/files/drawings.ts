import type { XmlElement } from '@rgrove/parse-xml';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { referencesOf, type DrawingReference } from './drawing-references.ts';
import { drawingSize } from './drawing-size.ts';
import { embeddedDrawing, embeddedPhotos, type EmbeddedPhoto } from './embedded-pictures.ts';
import { decode, decodeLatin1 } from './encoding.ts';
import {
  childrenOf,
  elementsIn,
  localName,
  parseDrawing,
  type ParsedDrawing,
} from './parse-drawing.ts';
import { inspectPhoto, unreadableMessage, type PhotoReader } from './photos.ts';
import { say } from '../../../site/fields/say.ts';

/** The maximum number of elements of a drawing. Each repetition of an element counts. */
const maxElements = 100_000;

const codeMessage = say`Save this drawing again without scripts and links. It contains code.`;
const clonesMessage = say`Save this drawing again without clones. It repeats its parts more than ${{ maxElements }} times.`;
const photoNote = say`This drawing contains a photo.`;
const sizeMessage = say`Save this drawing again with a size. It has neither a width and a height nor a viewBox.`;

/** Returns the size of a drawing and whether it contains a JPEG, or explains why the site cannot show it. */
export async function inspectDrawing(
  bytes: Uint8Array,
  photoReader: PhotoReader,
): Promise<{ width: number; height: number; hasJpeg?: true } | Explanation> {
  const text = decode(bytes).text ?? decodeLatin1(bytes);
  try {
    const drawing = parseDrawing(text);
    if (!drawing || !isSvg(drawing.root)) return { message: unreadableMessage };
    const explanation = await explainDrawing(drawing, text, photoReader);
    if (explanation) return explanation;
    const size = drawingSize(drawing.root);
    if (!size) return { message: sizeMessage };
    return embeddedPhotos(text).some(isJpeg) ? { ...size, hasJpeg: true } : size;
  } catch {
    return { message: unreadableMessage };
  }
}

function isJpeg({ bytes }: EmbeddedPhoto): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** Explains what the site cannot show in a drawing, or in a drawing that it contains. */
async function explainDrawing(
  { root, hasDefinitions }: ParsedDrawing,
  text: string,
  photoReader: PhotoReader,
): Promise<Explanation | undefined> {
  const elements = elementsIn(root);
  // A style sheet may run a program.
  if (hasDefinitions || /<\?xml-stylesheet/i.test(text) || elements.some(hasCode))
    return { message: codeMessage };
  if (countDrawn(root, elements) > maxElements) return { message: clonesMessage };
  const references = referencesOf(elements);
  const external = references.find(({ target }) => !/^data:/i.test(target));
  if (external) return explainExternal(external);
  for (const { bytes } of embeddedPhotos(text)) {
    const result = await inspectPhoto(bytes, undefined, photoReader);
    if ('message' in result) return { ...result, message: [...photoNote, ...result.message] };
  }
  for (const { target } of references) {
    const innerText = embeddedDrawing(target);
    const inner = innerText === undefined ? undefined : parseDrawing(innerText);
    const result = inner && innerText && (await explainDrawing(inner, innerText, photoReader));
    if (result) return { message: [...say`This drawing contains a drawing.`, ...result.message] };
  }
  return undefined;
}

/** Explains a reference to another file. Browsers do not load other files for a drawing. */
function explainExternal({ isPicture, target }: DrawingReference): Explanation {
  const name = target.length > 80 ? `${target.slice(0, 80)}…` : target;
  const message = isPicture
    ? say`Embed the picture "${{ name }}" in this drawing. A drawing cannot load other files.`
    : say`Embed "${{ name }}" in this drawing. A drawing cannot load other files.`;
  return { message };
}

function isSvg({ name, attributes }: XmlElement): boolean {
  const prefix = name.includes(':') ? `xmlns:${name.split(':')[0]}` : 'xmlns';
  return localName(name) === 'svg' && attributes[prefix] === 'http://www.w3.org/2000/svg';
}

/** Returns true if an element could run code when a browser opens the drawing directly. */
function hasCode({ name, attributes }: XmlElement): boolean {
  return (
    ['script', 'foreignobject'].includes(localName(name)) ||
    Object.entries(attributes).some(
      ([attribute, value]) =>
        /^on[a-z]/.test(localName(attribute)) ||
        value === 'http://www.w3.org/1999/xhtml' ||
        value.replaceAll(/\s/g, '').toLowerCase().includes('javascript:'),
    )
  );
}

/** Counts the drawn elements. An element that `<use href="#id">` repeats counts each time. */
function countDrawn(root: XmlElement, elements: readonly XmlElement[]): number {
  const byId = new Map(elements.map((element) => [element.attributes.id, element]));
  const counts = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const cachedCount = counts.get(element);
    if (cachedCount !== undefined) return cachedCount;
    // An element that contains a reference to itself is not drawn again.
    counts.set(element, 0);
    const references = Object.values(element.attributes).flatMap((value) => [
      ...value.matchAll(/^#(.+)$|url\(["']?#([^"')]+)/g),
    ]);
    const repeated = references.flatMap(([, hrefId, urlId]) => byId.get(hrefId ?? urlId) ?? []);
    const drawn = [...childrenOf(element), ...repeated];
    const sum = drawn.reduce((total, child) => total + count(child), 1);
    counts.set(element, sum);
    return sum;
  };
  return count(root);
}
