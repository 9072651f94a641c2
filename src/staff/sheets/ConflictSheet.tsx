import { useEffect, useMemo } from 'react';
import type { Conflict, Version } from '../draft/conflicts.ts';
import { formatPath } from '../describe/names.ts';
import { createPictureUrl } from '../page/picture-urls.ts';
import { ErrorList } from '../parts/ErrorList.tsx';
import { StaffButton } from '../parts/StaffButton.tsx';
import { useStaff, type Sheets } from '../parts/context.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useSave } from '../parts/useSave.ts';
import { TextConflict } from './conflict/TextConflict.tsx';

/** Shows what staff and somebody else have both changed. Staff keep their version, take the other one, or join them. */
export function ConflictSheet({ path, place }: Sheets['conflict']) {
  const staff = useStaff();
  const { content, strings } = staff;
  const conflict = content.conflicts.find(
    (candidate) => candidate.path === path && candidate.place === place,
  );
  return (
    <Sheet title={strings.changedTwice}>
      <p>{formatPath(staff, path)}</p>
      {!conflict ? (
        <p>{strings.goneNow}</p>
      ) : path.endsWith('.mdx') ? (
        <TextConflict conflict={conflict} />
      ) : (
        <PictureConflict conflict={conflict} />
      )}
    </Sheet>
  );
}

function PictureConflict({ conflict }: { conflict: Conflict }) {
  const { session, strings } = useStaff();
  const { save, errors } = useSave();
  const { mine, theirs } = conflict;
  const resolve = (version: Version) => void save(() => session.resolve(conflict, version));
  return (
    <>
      <div className="versions">
        <PictureVersion label={strings.myPicture} version={mine} />
        <PictureVersion label={strings.theirPicture} version={theirs} />
      </div>
      <ErrorList errors={errors} />
      <div className="row">
        <StaffButton onClick={() => resolve(mine)}>{strings.keepMyPicture}</StaffButton>
        <StaffButton onClick={() => resolve(theirs)}>{strings.takeTheirPicture}</StaffButton>
      </div>
    </>
  );
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
