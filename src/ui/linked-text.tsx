import type { ReactNode } from 'react';
import { Anchor, type ResolvedLink } from './Anchor.tsx';

/**
 * Returns text in which a part, such as a phone number, is a link. It must be inside an element,
 * because the dev server stores the text's source there.
 * @param part becomes a link wherever it occurs in the text
 */
export function linkedText(text: string, part: string, link: ResolvedLink): ReactNode[] {
  const [first, ...rest] = text.split(part);
  const linked = rest.flatMap((segment, index) => [
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name, nor another order
    <Anchor key={index} link={link}>
      {part}
    </Anchor>,
    segment,
  ]);
  return [first, ...linked];
}
