import type { ReactNode } from 'react';
import { Anchor, type ResolvedLink } from './Anchor.tsx';

/**
 * Turns a part of a text, such as a phone number, into a link. Render the result inside an element,
 * because the dev server adds the text's source to that element.
 * @param part becomes a link wherever it occurs in the text
 */
export function linkPart(text: string, part: string, link: ResolvedLink): ReactNode[] {
  const [first, ...laterSegments] = text.split(part);
  const nodes: ReactNode[] = [first];
  for (const [index, segment] of laterSegments.entries()) {
    const anchor = (
      <Anchor key={index} link={link}>
        {part}
      </Anchor>
    );
    nodes.push(anchor, segment);
  }
  return nodes;
}
