import { useEffect, useMemo } from 'react';
import type { Bytes } from '../../files/transport.ts';
import { useStaff } from '../context.ts';
import { useAnswer } from '../useAnswer.ts';

/** Renders and keeps a photo as it will be saved; renders nothing if it cannot be saved. */
export function PhotoPreview({ photo }: { photo: Promise<Bytes> }) {
  const { keepPhoto, strings } = useStaff();
  const bytes = useAnswer(() => photo);
  useEffect(() => {
    if (!bytes) return;
    void keepPhoto(bytes);
    return () => void keepPhoto(undefined);
  }, [bytes, keepPhoto]);
  const url = useMemo(() => bytes && URL.createObjectURL(new Blob([bytes])), [bytes]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url && <img className="thumbnail" src={url} alt={strings.chosenPhoto} />;
}
