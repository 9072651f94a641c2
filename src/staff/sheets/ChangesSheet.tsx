import { sentenceOf } from '../describe/names.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { ChangeList } from '../parts/ChangeList.tsx';
import { RedoRow, SaveRow } from '../parts/SaveRow.tsx';
import { useStaff } from '../parts/context.ts';
import { useAnswer } from '../parts/useAnswer.ts';
import { History } from './changes/History.tsx';
import { NotSent } from './changes/NotSent.tsx';
import { Sent } from './changes/Sent.tsx';
import { ToDo } from './changes/ToDo.tsx';

/** Lists what staff have done: what is not sent, what is sent and where it is, and what was undone. */
export function ChangesSheet() {
  const { publishing, strings } = useStaff();
  return (
    <Sheet title={strings.latestSaves}>
      {publishing ? (
        <>
          <NotSent publishing={publishing} />
          <Sent publishing={publishing} />
          <UndoneList saves={publishing.actions().undone} />
          <ToDo publishing={publishing} />
          <History publishing={publishing} />
        </>
      ) : (
        <LocalChanges />
      )}
    </Sheet>
  );
}

/** Lists the saves on a computer, which change the files at once, and what differs from the last commit. */
function LocalChanges() {
  const { content, session, strings } = useStaff();
  const { saves, undone } = content;
  const { answer: changes, error } = useAnswer(session.contentChanges, content);
  return (
    <>
      <ul role="list" className="saves">
        {saves.map((save) => (
          <SaveRow key={save.id} save={save} />
        ))}
      </ul>
      <UndoneList saves={undone} />
      <details open={saves.length === 0}>
        <summary>{strings.sinceLast}</summary>
        <div role="status">{error ? sentenceOf(strings, error) : !changes && strings.loading}</div>
        {changes && <ChangeList changes={changes} />}
      </details>
    </>
  );
}

function UndoneList({ saves }: { saves: ReturnType<typeof useStaff>['content']['undone'] }) {
  const { strings } = useStaff();
  if (saves.length === 0) return null;
  return (
    <>
      <h3>{strings.undoneList}</h3>
      <ul role="list" className="saves">
        {saves.map((save) => (
          <RedoRow key={save.id} save={save} />
        ))}
      </ul>
    </>
  );
}
