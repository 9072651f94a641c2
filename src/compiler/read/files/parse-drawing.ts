import { parseXml, XmlDocumentType, XmlElement } from '@rgrove/parse-xml';

export interface ParsedDrawing {
  root: XmlElement;
  /** True if the document type loads or contains definitions other than entities of plain text. */
  hasDefinitions: boolean;
}

/** Matches the definition of an entity that inserts plain text. Illustrator shortens namespaces so. */
const plainEntity = /<!ENTITY\s+([\w.:-]+)\s+(["'])([^"'<&%]*)\2\s*>/g;

/** Parses a drawing (SVG). Returns undefined without a root. @throws if it is not XML */
export function parseDrawing(text: string): ParsedDrawing | undefined {
  const entities = entitiesIn(text);
  const { root, children } = parseXml(text, {
    preserveDocumentType: true,
    resolveUndefinedEntity: (reference) => entities.get(reference.slice(1, -1)),
  });
  const documentTypes = children.filter((node) => node instanceof XmlDocumentType);
  return root ? { root, hasDefinitions: documentTypes.some(hasOtherDefinitions) } : undefined;
}

/** Returns the text that each entity inserts. The text of one that is not plain is empty. */
function entitiesIn(text: string): ReadonlyMap<string, string> {
  const [documentStart = ''] = /^[^]*?\]\s*>/.exec(text) ?? [];
  const entities = new Map<string, string>();
  for (const [definition, name = ''] of documentStart.matchAll(/<!ENTITY\s+([\w.:-]+)[^>]*>?/g)) {
    const [, , , value = ''] = [...definition.matchAll(plainEntity)][0] ?? [];
    // XML ignores all but the first definition of an entity.
    if (!entities.has(name)) entities.set(name, value);
  }
  return entities;
}

function hasOtherDefinitions({ internalSubset, systemId }: XmlDocumentType): boolean {
  const otherDefinitions = internalSubset?.replaceAll(plainEntity, '').trim();
  return !!otherDefinitions || (systemId !== null && !systemId.startsWith('http://www.w3.org/'));
}

/** Returns an element and all elements in it. */
export function elementsIn(element: XmlElement): XmlElement[] {
  return [element, ...childrenOf(element).flatMap(elementsIn)];
}

export function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => child instanceof XmlElement);
}

/** Returns a name without its namespace prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
