import type { ReactNode } from 'react';
import { PreviewLine } from '../parts/PreviewLine.tsx';
import { useStaff } from '../parts/context.ts';
import { StaffButton } from '../parts/StaffButton.tsx';

interface StatusLineProps {
  /** True if another tab changes the content. */
  isFollower: boolean;
  /** A sentence about a new code. */
  notice: ReactNode;
}

/** Says what stands in the way of changes: no connection, another tab, no space, or a token that ends. */
export function StatusLine({ isFollower, notice }: StatusLineProps) {
  const { content, dates, endsOn, strings } = useStaff();
  return (
    <div role="status">
      <PreviewLine />
      {notice && <p className="preview">{notice}</p>}
      {isFollower && (
        <p className="preview">
          {strings.otherTab}{' '}
          {/* The newest page leads, and shows what was typed in the other one. */}
          <StaffButton onClick={() => location.reload()}>{strings.useThisTab}</StaffButton>
        </p>
      )}
      {!content.isKept && <p className="preview">{strings.notKept}</p>}
      {endsOn && <p className="preview">{strings.endsOn(dates?.day(endsOn) ?? endsOn)}</p>}
      {content.refusal && <p className="preview">{strings.gitHub[content.refusal]}</p>}
      {!content.isOnline && !content.refusal && (
        <p className="preview">
          {strings.offline} {content.changes.length > 0 && strings.kept}
        </p>
      )}
    </div>
  );
}
