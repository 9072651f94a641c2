import { Badge } from '../../site/ui/badge/Badge.tsx';
import type { SentenceChange } from '../../compiler/sentences/compare.ts';
import type { Changes } from '../session/changes.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { UndoButton } from './NoticeLine.tsx';
import { formatType, nameOf } from './names.ts';
import { Sheet } from './Sheet.tsx';
import { useAnswer } from './useAnswer.ts';

/** Lists the saves, which can be undone, and for each page what differs from the published content. */
export function ChangesSheet() {
  const staff = useStaff();
  const { content, dates, publishing, session, strings, showSheet } = staff;
  const { saves } = content;
  const changed = useAnswer(session.changedPages, content);
  return (
    <Sheet title={strings.latestSaves}>
      <ul role="list" className="saves">
        {saves.map((save) => (
          <li key={save.id} className="row">
            <UndoButton save={save} />
            <span>
              {dates?.time(save.time) ?? save.time} {nameOf(staff, save)}
            </span>
          </li>
        ))}
      </ul>
      <details open={saves.length === 0}>
        <summary>{strings.sinceLast}</summary>
        <div role="status">{!changed && strings.loading}</div>
        {changed && <ChangedPages {...changed} />}
      </details>
      {publishing && (
        <StaffButton look="primary" onClick={() => showSheet({ kind: 'send' })}>
          {strings.send}
        </StaffButton>
      )}
    </Sheet>
  );
}

/** Renders changed sentences by page, and changed files that no page shows. */
export function ChangedPages({ pages, files }: Changes) {
  const { strings } = useStaff();
  const badges = { new: strings.newPage, removed: strings.removedPage, changed: undefined };
  if (pages.length + files.length === 0) return <p>{strings.noChanges}</p>;
  return (
    <>
      {pages.map(({ heading, title, type, kind, changes }) => (
        <section key={heading}>
          <h3>
            {type ? strings.entry(formatType(strings, type), title) : title}
            {badges[kind] && <Badge text={badges[kind]} />}
          </h3>
          <ChangedSentences changes={changes} />
        </section>
      ))}
      {files.map((file) => (
        <p key={file}>{file}</p>
      ))}
    </>
  );
}

/** Renders removed and added sentences. */
export function ChangedSentences({ changes }: { changes: readonly SentenceChange[] }) {
  return changes.map(({ sign, sentence }) => {
    const Tag = sign === '-' ? 'del' : 'ins';
    return <Tag key={sign + sentence}>{sentence}</Tag>;
  });
}
