import { diffWordsWithSpace } from 'diff';

/** Renders a text. Marks the words that it has in addition to another text, and those that it lacks. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after);
  return (
    <p className="difference">
      {parts.map(({ added, removed, value }, index) => {
        const key = `${index} ${value}`;
        if (removed) return <del key={key}>{value}</del>;
        return added ? <ins key={key}>{value}</ins> : value;
      })}
    </p>
  );
}
