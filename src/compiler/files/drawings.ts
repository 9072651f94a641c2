import { parseXml, XmlDocumentType, XmlElement } from '@rgrove/parse-xml';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { decode, decodeLatin1 } from './encoding.ts';
import { unreadableMessage } from './photos.ts';

/** The maximum number of elements of a drawing. Each repetition of an element counts. */
const maxElements = 100_000;

const codeMessage = 'Save this drawing again without scripts and links. It contains code.';
const clonesMessage = `Save this drawing again without clones. It repeats its parts more than ${maxElements} times.`;

/** Returns the size of a drawing, or explains why the site cannot show it. */
export function inspectDrawing(bytes: Uint8Array): { width: number; height: number } | Explanation {
  const text = decode(bytes).text ?? decodeLatin1(bytes);
  // An entity inserts text into the drawing, and a style sheet may run a program.
  if (/<!ENTITY|<\?xml-stylesheet/i.test(text)) return { message: codeMessage };
  try {
    const { root, children } = parseXml(text, { preserveDocumentType: true });
    const size = root && sizeOf(root);
    if (!size) return { message: unreadableMessage };
    const elements = elementsIn(root);
    const documentTypes = children.filter((node) => node instanceof XmlDocumentType);
    if (documentTypes.some(hasDefinitions) || elements.some(hasCode))
      return { message: codeMessage };
    return countDrawn(root, elements) > maxElements ? { message: clonesMessage } : size;
  } catch {
    return { message: unreadableMessage };
  }
}

/** Returns a name without its namespace prefix. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function sizeOf({ name, attributes }: XmlElement) {
  const prefix = name.includes(':') ? `xmlns:${name.split(':')[0]}` : 'xmlns';
  if (localName(name) !== 'svg' || attributes[prefix] !== 'http://www.w3.org/2000/svg')
    return undefined;
  const [_left, _top, boxWidth, boxHeight] = (attributes.viewBox ?? '').trim().split(/[\s,]+/);
  const width = inPixels(attributes.width) || inPixels(boxWidth);
  const height = inPixels(attributes.height) || inPixels(boxHeight);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Returns a length in pixels; NaN if it has another unit. */
function inPixels(length = ''): number {
  return Number(/^([\d.]+)(?:px)?$/.exec(length)?.[1]);
}

function elementsIn(element: XmlElement): XmlElement[] {
  return [element, ...childrenOf(element).flatMap(elementsIn)];
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** Returns true if a document type contains or loads definitions of entities or attributes. */
function hasDefinitions({ internalSubset, systemId }: XmlDocumentType): boolean {
  return !!internalSubset || (systemId !== null && !systemId.startsWith('http://www.w3.org/'));
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
