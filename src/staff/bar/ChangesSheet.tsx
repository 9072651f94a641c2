import { Badge } from '../../site/ui/badge/Badge.tsx';
import type { Change } from '../../compiler/sentences/compare.ts';
import type { Changes } from '../../../scripts/vite/dev-panel/send/changed-pages.ts';
import { Button } from './Button.tsx';
import { useStaff } from './context.ts';
import { UndoButton } from './NoticeLine.tsx';
import { formatType, nameOf } from './names.ts';
import { SendSheet } from './SendSheet.tsx';
import { useAnswer } from './server.ts';
import { Sheet } from './Sheet.tsx';
import { strings } from './language.ts';

/** Lists for each page what changed since the last commit. Also lists the saves, which can be undone. */
export function ChangesSheet() {
  const { notice, showSheet } = useStaff();
  // Each Undo changes the notice, which reloads the list.
  const changed = useAnswer('changedPages', notice);
  const saves = useAnswer('saves', notice) ?? [];
  const openSend = () => showSheet(<SendSheet />);
  return (
    <Sheet title={strings.sinceLast}>
      <div role="status">
        {!changed && strings.loading}
        {changed && 'reason' in changed && strings.refusals[changed.reason]}
      </div>
      {changed && 'pages' in changed && <ChangedPages {...changed} />}
      {saves.length > 0 && <h3>{strings.latestSaves}</h3>}
      <ul role="list">
        {saves.map((save) => (
          <li key={save.id} className="row">
            <UndoButton save={save} />
            <span>
              {save.time} {nameOf(save)}
            </span>
          </li>
        ))}
      </ul>
      <Button look="primary" onClick={openSend}>
        {strings.send}
      </Button>
    </Sheet>
  );
}

function ChangedPages({ pages, files, unreadable }: Changes) {
  const badges = { new: strings.newPage, removed: strings.removedPage, changed: undefined };
  const otherLines = [...files, ...unreadable];
  if (pages.length + otherLines.length === 0) return <p>{strings.noChanges}</p>;
  return (
    <>
      {pages.map(({ heading, title, type, kind, changes }) => (
        <section key={heading}>
          <h3>
            {type ? strings.entry(formatType(type), title) : title}
            {badges[kind] && <Badge text={badges[kind]} />}
          </h3>
          <ChangedSentences changes={changes} />
        </section>
      ))}
      {otherLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** Renders removed and added sentences. */
export function ChangedSentences({ changes }: { changes: readonly Change[] }) {
  return changes.map(({ sign, sentence }) => {
    const Tag = sign === '-' ? 'del' : 'ins';
    return <Tag key={sign + sentence}>{sentence}</Tag>;
  });
}
