import type { XmlElement } from '@rgrove/parse-xml';
import { localName } from './parse-drawing.ts';

/** A file that a drawing refers to, or that it contains as a `data:` URL. */
export interface DrawingReference {
  target: string;
  isPicture: boolean;
}

/** Returns what elements, attributes and styles refer to, except parts of the drawing itself. */
export function referencesOf(elements: readonly XmlElement[]): DrawingReference[] {
  const references = elements.flatMap((element) => {
    const name = localName(element.name);
    const isPicture = /^(?:fe)?image$/.test(name);
    const inAttributes = Object.entries(element.attributes).flatMap(([attribute, value]) =>
      // A link does not load its target.
      localName(attribute) === 'href' && name !== 'a' ? value.trim() : urlsIn(value),
    );
    const inStyles = name === 'style' ? urlsIn(element.text) : [];
    return [...inAttributes, ...inStyles].map((target) => ({ target, isPicture }));
  });
  return references.filter(({ target }) => target !== '' && !target.startsWith('#'));
}

/** Returns the URLs in a style. */
function urlsIn(style: string): string[] {
  const withoutComments = style.replaceAll(/\/\*[^]*?\*\//g, '');
  const matches = withoutComments.matchAll(
    /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*?))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi,
  );
  return Array.from(matches, ([, ...texts]) => (texts.find(Boolean) ?? '').trim());
}
