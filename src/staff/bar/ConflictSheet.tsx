import { decodeText } from '../../compiler/edit/replace-in-bytes.ts';
import { Button } from './Button.tsx';
import { useStaff } from './context.ts';
import { Sheet } from './Sheet.tsx';
import { TextDifference } from './TextDifference.tsx';

/** Shows a file that somebody else has changed too. Staff keep their text or take the other one. */
export function ConflictSheet({ path }: { path: string }) {
  const { content, session, strings, showSheet } = useStaff();
  const conflict = content.conflicts.find((candidate) => candidate.path === path);
  const resolve = async (keepsMine: boolean) => {
    if (conflict) await session.resolve(conflict, keepsMine);
    showSheet();
  };
  const { mine, theirs } = conflict ?? {};
  return (
    <Sheet title={strings.changedTwice}>
      <p>{path}</p>
      <p>{strings.changedTwiceHow}</p>
      {path.endsWith('.mdx') && (
        <TextDifference
          before={(theirs && decodeText(theirs)) ?? ''}
          after={(mine && decodeText(mine)) ?? ''}
        />
      )}
      <div className="row">
        <Button look="primary" onClick={() => void resolve(true)}>
          {strings.keepMine}
        </Button>
        <Button onClick={() => void resolve(false)}>{strings.takeTheirs}</Button>
      </div>
    </Sheet>
  );
}
