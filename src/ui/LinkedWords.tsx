import { Fragment } from 'react';
import { Anchor, type ResolvedLink } from './Anchor.tsx';

interface LinkedWordsProps {
  text: string;
  /** The part of the text that becomes a link, wherever it stands in it. */
  part: string;
  link: ResolvedLink;
}

/** Plain text in which a part, such as a phone number, can be tapped. */
export function LinkedWords({ text, part, link }: LinkedWordsProps) {
  return text.split(part).map((words, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no other name, nor another order
    <Fragment key={index}>
      {index > 0 && <Anchor link={link}>{part}</Anchor>}
      {words}
    </Fragment>
  ));
}
