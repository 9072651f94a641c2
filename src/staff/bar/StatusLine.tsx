import { useStaff } from './context.ts';

/** Says what stands in the way of changes: no connection, another tab, or a token that ends. */
export function StatusLine({ isFollower }: { isFollower: boolean }) {
  const { content, dates, endsOn, strings } = useStaff();
  return (
    <div role="status">
      {isFollower && <p className="preview">{strings.otherTab}</p>}
      {endsOn && <p className="preview">{strings.endsOn(dates?.day(endsOn) ?? endsOn)}</p>}
      {content.refusal && <p className="preview">{strings.gitHub[content.refusal]}</p>}
      {!content.isOnline && !content.refusal && (
        <p className="preview">
          {strings.offline} {content.changes.length > 0 && strings.kept(content.changes.length)}
        </p>
      )}
    </div>
  );
}
