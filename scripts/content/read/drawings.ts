import { parseXml, XmlDocumentType, XmlElement } from '@rgrove/parse-xml';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { decode } from './encoding.ts';
import { broken } from './photos.ts';

/** The maximum number of elements that a browser draws, each counted as often as it is repeated. */
const mostDrawn = 100_000;

const code = 'Save this drawing again without scripts and links. It contains code.';
const endless = `Save this drawing again without clones. It repeats its parts more than ${mostDrawn} times.`;

/** Parses a drawing, and returns its size or why it cannot be shown. */
export function inspectDrawing(bytes: Uint8Array): { width: number; height: number } | Explanation {
  const text = decode(bytes).text ?? Buffer.from(bytes).toString('latin1');
  // The one would be put into the drawing by its names, the other changes it by a program.
  if (/<!ENTITY|<\?xml-stylesheet/i.test(text)) return { message: code };
  try {
    const { root, children } = parseXml(text, { preserveDocumentType: true });
    const size = root && sizeOf(root);
    if (!size) return { message: broken };
    const elements = elementsIn(root);
    const definesNames = children.some((node) => node instanceof XmlDocumentType && !isPlain(node));
    if (definesNames || elements.some(holdsCode)) return { message: code };
    return countDrawn(root, elements) > mostDrawn ? { message: endless } : size;
  } catch {
    return { message: broken };
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
  const [, , boxWidth, boxHeight] = (attributes.viewBox ?? '').trim().split(/[\s,]+/);
  const width = inPixels(attributes.width) || inPixels(boxWidth);
  const height = inPixels(attributes.height) || inPixels(boxHeight);
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function inPixels(length = ''): number {
  return Number(/^([\d.]+)(?:px)?$/.exec(length)?.[1]);
}

function elementsIn(element: XmlElement): XmlElement[] {
  return [element, ...childrenOf(element).flatMap(elementsIn)];
}

function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** Returns true if a document type adds no attributes to elements. */
function isPlain({ internalSubset, systemId }: XmlDocumentType): boolean {
  return !internalSubset && (systemId === null || systemId.startsWith('http://www.w3.org/'));
}

/** Returns true if an element could run code when the drawing is opened by its URL. */
function holdsCode({ name, attributes }: XmlElement): boolean {
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

/** Counts the drawn elements, including those that are repeated by their ids. */
function countDrawn(root: XmlElement, elements: readonly XmlElement[]): number {
  const byId = new Map(elements.map((element) => [element.attributes.id, element]));
  const counts = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // An element that takes in itself is not drawn there.
    counts.set(element, 0);
    const named = Object.values(element.attributes).flatMap((value) => [
      ...value.matchAll(/^#(.+)$|url\(["']?#([^"')]+)/g),
    ]);
    const taken = named.flatMap(([, id, url]) => byId.get(id ?? url) ?? []);
    const sum = [...childrenOf(element), ...taken].reduce((total, one) => total + count(one), 1);
    counts.set(element, sum);
    return sum;
  };
  return count(root);
}
