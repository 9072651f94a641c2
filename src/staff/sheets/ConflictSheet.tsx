import { useEffect, useMemo } from 'react';
import { decodeText } from '../../compiler/write/replace-in-bytes.ts';
import type { Version } from '../draft/conflicts.ts';
import { createPictureUrl } from '../page/picture-urls.ts';
import { StaffButton } from '../parts/StaffButton.tsx';
import { useStaff } from '../parts/context.ts';
import { formatPath } from '../describe/names.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { TextDifference } from '../parts/TextDifference.tsx';

/** Shows a file that somebody else has changed too. Staff keep their version or take the other one. */
export function ConflictSheet({ path }: { path: string }) {
  const staff = useStaff();
  const { content, session, strings, showSheet } = staff;
  const conflict = content.conflicts.find((candidate) => candidate.path === path);
  const { mine = [], theirs = [], merged } = conflict ?? {};
  const isText = path.endsWith('.mdx');
  const resolve = async (version: Version) => {
    if (conflict) await session.resolve(conflict, version);
    showSheet();
  };
  return (
    <Sheet title={strings.changedTwice}>
      <p>{formatPath(staff, path)}</p>
      {isText ? (
        <>
          <p>{strings.changedTwiceHow}</p>
          <TextDifference before={textOf(theirs)} after={textOf(mine)} />
        </>
      ) : (
        <div className="versions">
          <PictureVersion label={strings.myPicture} version={mine} />
          <PictureVersion label={strings.theirPicture} version={theirs} />
        </div>
      )}
      <div className="row">
        {merged && (
          <StaffButton look="primary" onClick={() => void resolve(merged)}>
            {strings.keepBoth}
          </StaffButton>
        )}
        <StaffButton onClick={() => void resolve(mine)}>
          {isText ? strings.keepMine : strings.keepMyPicture}
        </StaffButton>
        <StaffButton onClick={() => void resolve(theirs)}>
          {isText ? strings.takeTheirs : strings.takeTheirPicture}
        </StaffButton>
      </div>
    </Sheet>
  );
}

function textOf([file]: Version): string {
  return (file?.bytes && decodeText(file.bytes)) ?? '';
}

/** Shows a version of a picture, or says that it was removed. */
function PictureVersion({ label, version }: { label: string; version: Version }) {
  const { strings } = useStaff();
  const file = version.find(({ bytes }) => bytes);
  const url = useMemo(() => file?.bytes && createPictureUrl(file.path, file.bytes), [file]);
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return (
    <figure>
      {url === undefined ? <p>{strings.removedPicture}</p> : <img src={url} alt="" />}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
