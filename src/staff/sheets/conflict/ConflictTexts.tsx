import type { ConflictRow } from '../../draft/conflict-rows.ts';
import { readableTable } from '../../edits/table-text.ts';
import { useStaff } from '../../parts/context.ts';
import { TextDifference } from '../../parts/TextDifference.tsx';
import { VersionText } from '../../parts/VersionText.tsx';

interface ConflictTextsProps {
  name: string;
  row: ConflictRow;
  /** `changes` shows the own text with its changes marked, for versions that do not contradict each other. */
  sides: 'both' | 'theirs' | 'changes';
  language: string | undefined;
}

/** Renders a text as two people have written it. The words in which the versions differ are marked. */
export function ConflictTexts({ name, row, sides, language }: ConflictTextsProps) {
  const { strings } = useStaff();
  const [mine, theirs] = [row.mine, row.theirs].map((text) => readable(row.label, text));
  if (sides === 'changes')
    return (
      <section lang={language}>
        <b>{name}</b>
        <TextDifference before={theirs ?? ''} after={mine ?? ''} />
      </section>
    );
  const version = (label: string, text: string | undefined, other: string | undefined) => (
    <section className="version">
      <b>{label}</b>
      {text === undefined ? (
        <p className="empty-place">{strings.removedText}</p>
      ) : (
        <VersionText text={text} other={other ?? ''} language={language} />
      )}
    </section>
  );
  return (
    <>
      <h3>{name}</h3>
      {sides === 'both' && version(strings.youWrote, mine, theirs)}
      {version(strings.theyWrote, theirs, mine)}
    </>
  );
}

/** Returns a text as people read it: a table without its lines, and a list without the names of its fields. */
function readable(label: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (label === 'table') return readableTable(text);
  return /^ *- \w+: /.test(text) ? text.replaceAll(/^ *(?:- )?\w+: */gm, '') : text;
}
