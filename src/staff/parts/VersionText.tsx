import { partsOf } from './TextDifference.tsx';

/** The characters of an unchanged part that are shown next to a change. */
const shownContext = 60;

interface VersionTextProps {
  text: string;
  /** The text of the other version. */
  other: string;
  language: string | undefined;
}

/** Renders one of two versions of a text, and marks the words that the other one lacks. Shortens what both share. */
export function VersionText({ text, other, language }: VersionTextProps) {
  const parts = partsOf(other, text);
  return (
    <p className="difference" lang={language}>
      {parts.map(({ added, same }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts have no state
        <span key={index}>
          {added && <ins>{added}</ins>}
          {shorten(same, index > 0 || added !== '', index < parts.length - 1)}
        </span>
      ))}
    </p>
  );
}

/** Keeps the words of a text that are next to a change before or after it. */
function shorten(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const before = isAfterChange ? shownContext : 0;
  const after = isBeforeChange ? shownContext : 0;
  if (text.length <= before + after + shownContext) return text;
  const start = text.slice(0, text.indexOf(' ', before) + 1);
  const end = text.slice(text.lastIndexOf(' ', text.length - after));
  return `${isAfterChange ? start : ''}…${isBeforeChange ? end : ''}`;
}
