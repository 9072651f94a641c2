import { diffArrays } from 'diff';
import { splitWords } from '../../compiler/text/words.ts';

/** An unchanged part that is shorter (in characters) belongs to the changes around it. */
const minUnchanged = 4;

/** Renders a text. Marks the words that it has in addition to another text, and those that it lacks. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className="difference">
      {partsOf(before, after).map(({ removed, added, same }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts have no state
        <span key={index}>
          {removed && <del>{removed}</del>}
          {removed && added && ' '}
          {added && <ins>{added}</ins>}
          {same}
        </span>
      ))}
    </p>
  );
}

interface Part {
  removed: string;
  added: string;
  /** The text after the change. */
  same: string;
}

/** Returns the changes with the text that follows each of them. */
export function partsOf(before: string, after: string): Part[] {
  const parts: Part[] = [{ removed: '', added: '', same: '' }];
  for (const change of diffArrays(splitWords(before), splitWords(after))) {
    const { added, removed } = change;
    const value = change.value.join('');
    const last = parts.at(-1);
    if (!last) continue;
    if (!added && !removed) {
      last.same += value;
      continue;
    }
    const isClose = last.same.trim().length < minUnchanged;
    const part = isClose ? last : { removed: '', added: '', same: '' };
    if (!isClose) parts.push(part);
    if (part.same !== '') {
      part.removed += part.same;
      part.added += part.same;
      part.same = '';
    }
    if (removed) part.removed += value;
    else part.added += value;
  }
  return parts;
}
