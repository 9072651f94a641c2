import { useEffect, useMemo } from 'react';
import type { Bytes } from '../../files/transport.ts';

/** Returns the URL of a photo while the component is shown; undefined without a photo. */
export function usePhotoUrl(bytes: Bytes | undefined): string | undefined {
  const url = useMemo(() => bytes && URL.createObjectURL(new Blob([bytes])), [bytes]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
