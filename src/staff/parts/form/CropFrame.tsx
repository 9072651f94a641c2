import { useState } from 'react';
import { ReactCrop, centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { redrawPhoto, type Crop, type PhotoPlan } from '../../files/redraw-photo.ts';
import { useStaff } from '../context.ts';
import { useAnswer } from '../useAnswer.ts';
import { usePhotoUrl } from './usePhotoUrl.ts';

interface CropFrameProps {
  file: Blob;
  plan: PhotoPlan;
  shape: number | undefined;
  /** Receives the part in the frame when it is first shown, and after each move. */
  change: (crop: Crop) => void;
}

/** Renders the whole photo, and the frame around the part to keep. */
export function CropFrame({ file, plan: { crop, ...plan }, shape, change }: CropFrameProps) {
  const { strings } = useStaff();
  const { answer: whole } = useAnswer(() => redrawPhoto(file, plan));
  const url = usePhotoUrl(whole);
  const [frame, setFrame] = useState<PercentCrop | undefined>(crop && toFrame(crop));
  const begin = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    if (frame) return;
    const first = firstFrame(naturalWidth, naturalHeight, shape);
    setFrame(first);
    change(toCrop(first));
  };
  const { cropArea, cropCorner } = strings;
  return (
    <>
      <p>{strings.cropHow}</p>
      {url && (
        <ReactCrop
          {...(frame && { crop: frame })}
          aspect={shape ?? 0}
          keepSelection
          minWidth={48}
          minHeight={48}
          onChange={(_, next) => setFrame(next)}
          onComplete={(_, next) => change(toCrop(next))}
          ariaLabels={{
            cropArea,
            nwDragHandle: cropCorner,
            nDragHandle: cropCorner,
            neDragHandle: cropCorner,
            eDragHandle: cropCorner,
            seDragHandle: cropCorner,
            sDragHandle: cropCorner,
            swDragHandle: cropCorner,
            wDragHandle: cropCorner,
          }}
        >
          <img
            src={url}
            alt={strings.wholePhoto}
            onLoad={({ currentTarget }) => begin(currentTarget)}
          />
        </ReactCrop>
      )}
    </>
  );
}

/** Returns the largest frame of a shape; without a shape, a frame inside the photo, whose corners can be seen. */
function firstFrame(width: number, height: number, shape: number | undefined): PercentCrop {
  if (shape === undefined) return { unit: '%', x: 5, y: 5, width: 90, height: 90 };
  const isWide = width / height > shape;
  const size = isWide ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...size }, shape, width, height), width, height);
}

function toFrame({ x, y, width, height }: Crop): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function toCrop({ x, y, width, height }: PercentCrop): Crop {
  return { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
}
