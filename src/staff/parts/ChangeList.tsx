import { Badge } from '../../site/ui/badge/Badge.tsx';
import { compare, type SentenceChange } from '../../compiler/text/compare.ts';
import { sentences } from '../../compiler/text/sentences.ts';
import type { ContentChange } from '../describe/changes.ts';
import { describeChange, type ChangeRow } from '../describe/change-rows.ts';
import { useStaff } from './context.ts';

/** The number of characters that fit on two lines of a phone. */
const maxShort = 60;

/** Lists what differs from the published content, one row for each thing that staff changed. */
export function ChangeList({ changes }: { changes: readonly ContentChange[] }) {
  const staff = useStaff();
  if (changes.length === 0) return <p>{staff.strings.noChanges}</p>;
  const rows = changes.map((change) => ({
    id: JSON.stringify(change),
    ...describeChange(staff, change),
  }));
  return (
    <section className="changes">
      <ul role="list">
        {rows.map(({ id, ...row }) => (
          <li key={id}>
            <ChangedRow {...row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the name of a change, and its value before and after it. */
export function ChangedRow(row: ChangeRow) {
  return (
    <>
      <b>
        {row.name} {row.badge && <Badge text={row.badge} />}
      </b>
      <ChangedValue {...row} />
    </>
  );
}

/** Renders a short value before and after its change, or the changed sentences of a long one. */
function ChangedValue({ before, after }: ChangeRow) {
  const { language, strings } = useStaff();
  const values = [before ?? '', after ?? ''];
  if (before === undefined || after === undefined || values.some(isLong)) {
    const [old = [], next = []] = values.map((value) => sentences([value], language));
    return <ChangedSentences changes={compare(old, next)} />;
  }
  return (
    <p className="difference">
      <del>{before}</del>
      {strings.becomes}
      <ins>{after}</ins>
    </p>
  );
}

function isLong(value: string): boolean {
  return value.length > maxShort;
}

/** Renders removed and added sentences. */
export function ChangedSentences({ changes }: { changes: readonly SentenceChange[] }) {
  return changes.map(({ sign, sentence }) => {
    const Tag = sign === '-' ? 'del' : 'ins';
    return <Tag key={sign + sentence}>{sentence}</Tag>;
  });
}
