import { useEffect, useState } from 'react';
import type { PhotoPlan } from '../../files/redraw-photo.ts';
import type { Bytes } from '../../files/transport.ts';
import { StaffButton } from '../StaffButton.tsx';
import { useStaff } from '../context.ts';
import { useAnswer } from '../useAnswer.ts';
import { FocusPicker, type Focus } from './FocusPicker.tsx';
import { CropFrame } from './CropFrame.tsx';
import { usePhotoUrl } from './usePhotoUrl.ts';

/** A photo that staff have chosen, or one that is there already. */
export interface ChosenPhoto {
  file: File;
  plan: PhotoPlan;
  /** The photo as it will be saved. */
  drawing: Promise<Bytes>;
  /** The description of a photo that is there already and stays as it is. */
  savedAlt?: string | undefined;
}

interface PhotoEditorProps {
  chosen: ChosenPhoto;
  /** The shape of its place, its width divided by its height; undefined if any shape is right. */
  shape: number | undefined;
  /** Undefined if its place cannot choose the part that stays visible. */
  focus: Focus | undefined;
  change: (plan: PhotoPlan) => void;
}

/** Renders and keeps a photo as it will be saved, and turns and crops it; renders nothing if it cannot be saved. */
export function PhotoEditor({
  chosen: { file, plan, drawing, savedAlt },
  shape,
  focus,
  change,
}: PhotoEditorProps) {
  const { keepPhoto, strings } = useStaff();
  const [isCropping, setCropping] = useState(false);
  const { answer: bytes } = useAnswer(() => drawing, drawing);
  useEffect(() => {
    if (bytes) void keepPhoto(savedAlt === undefined ? bytes : undefined);
  }, [bytes, keepPhoto, savedAlt]);
  useEffect(() => () => void keepPhoto(undefined), [keepPhoto]);
  const url = usePhotoUrl(bytes);
  if (!url) return undefined;
  const { turns = 0 } = plan;
  const alt = savedAlt ?? strings.chosenPhoto;
  if (isCropping)
    return (
      <>
        <CropFrame
          file={file}
          plan={plan}
          shape={shape}
          change={(crop) => change({ ...plan, crop })}
        />
        <div className="row">
          <StaffButton onClick={() => setCropping(false)}>{strings.usePart}</StaffButton>
          <StaffButton
            onClick={() => {
              setCropping(false);
              change({ ...plan, crop: undefined });
            }}
          >
            {strings.wholePhoto}
          </StaffButton>
        </div>
      </>
    );
  return (
    <>
      {focus ? (
        <FocusPicker url={url} alt={alt} focus={focus} />
      ) : (
        <img className="thumbnail" src={url} alt={alt} />
      )}
      <div className="row">
        <StaffButton onClick={() => setCropping(true)}>{strings.crop}</StaffButton>
        <StaffButton onClick={() => change({ ...plan, turns: (turns + 1) % 4, crop: undefined })}>
          {strings.turn}
        </StaffButton>
      </div>
    </>
  );
}
