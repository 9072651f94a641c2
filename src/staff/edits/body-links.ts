import { offsetOf } from '../../compiler/diagnostics/position.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';

/** A link of a button or a door, or in a text: `[a message](sms)`. */
export interface BodyLink {
  /** `<Button> to` or `<Door> to` for the link of a tag, otherwise `text`. */
  kind: string;
  /** The link as it is written, from offset `start` to `end`. */
  address: string;
  start: number;
  end: number;
  /** The text around the link, which visitors read; empty for the link of a tag. */
  words: string;
}

/** Returns the links in the body of a file, in their order. */
export function linksIn({ textFile: { text }, segments }: ContentFile): BodyLink[] {
  return segments
    .filter(({ path }) => !path)
    .flatMap(({ kind, label, notation, raw, references, start, end, visibleText }) => {
      if (notation)
        return kind === 'link' ? [{ kind: label, address: raw, start, end, words: '' }] : [];
      return references
        .filter((reference) => reference.kind === 'link')
        .map(({ name, ...position }) => ({ name, offset: offsetOf(text, position) }))
        .filter(({ name, offset }) => text.startsWith(name, offset))
        .map(({ name: address, offset }) => {
          const range = { start: offset, end: offset + address.length };
          return { kind: 'text', address, ...range, words: visibleText };
        });
    });
}

/**
 * Returns the same link in another language: of equally many links with one address, the one in the same order,
 * otherwise the one at the same place. Undefined if the other language has another link there, or none.
 * @param own the links of the file with the link
 * @param others the links of the other file
 */
export function findCounterpart(
  link: BodyLink,
  own: readonly BodyLink[],
  others: readonly BodyLink[],
): BodyLink | 'unknown' | undefined {
  const ofKind = (links: readonly BodyLink[]) => links.filter(({ kind }) => kind === link.kind);
  const equal = (links: readonly BodyLink[]) =>
    ofKind(links).filter(({ address }) => address === link.address);
  const candidates = equal(others);
  if (candidates.length === equal(own).length) return candidates[equal(own).indexOf(link)];
  if (ofKind(own).length !== ofKind(others).length)
    return candidates.length > 0 ? 'unknown' : undefined;
  const atPlace = ofKind(others)[ofKind(own).indexOf(link)];
  return candidates.find((candidate) => candidate === atPlace);
}
