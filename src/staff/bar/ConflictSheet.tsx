import { decodeText } from '../../compiler/edit/replace-in-bytes.ts';
import type { Bytes } from '../transport/transport.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { formatPath } from './names.ts';
import { Sheet } from './Sheet.tsx';
import { TextDifference } from './TextDifference.tsx';

/** Shows a file that somebody else has changed too. Staff keep their text or take the other one. */
export function ConflictSheet({ path }: { path: string }) {
  const staff = useStaff();
  const { content, session, strings, showSheet } = staff;
  const conflict = content.conflicts.find((candidate) => candidate.path === path);
  const { mine, theirs, merged } = conflict ?? {};
  const resolve = async (after: Bytes | undefined) => {
    if (conflict) await session.resolve(conflict, after);
    showSheet();
  };
  return (
    <Sheet title={strings.changedTwice}>
      <p>{formatPath(staff, path)}</p>
      <p>{strings.changedTwiceHow}</p>
      {path.endsWith('.mdx') && (
        <TextDifference
          before={(theirs && decodeText(theirs)) ?? ''}
          after={(mine && decodeText(mine)) ?? ''}
        />
      )}
      <div className="row">
        {merged && (
          <StaffButton look="primary" onClick={() => void resolve(merged)}>
            {strings.keepBoth}
          </StaffButton>
        )}
        <StaffButton onClick={() => void resolve(mine)}>{strings.keepMine}</StaffButton>
        <StaffButton onClick={() => void resolve(theirs)}>{strings.takeTheirs}</StaffButton>
      </div>
    </Sheet>
  );
}
