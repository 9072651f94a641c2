import type { ReactNode } from 'react';
import { Anchor, type ResolvedLink } from './Anchor.tsx';

/**
 * Plain text in which a part, such as a phone number, can be tapped, for an element to hold: the dev
 * server names the source of these words on it.
 * @param part becomes a link wherever it stands in the text
 */
export function linkedWords(text: string, part: string, link: ResolvedLink): ReactNode[] {
  const [first, ...others] = text.split(part);
  const linked = others.flatMap((words, index) => [
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name, nor another order
    <Anchor key={index} link={link}>
      {part}
    </Anchor>,
    words,
  ]);
  return [first, ...linked];
}
