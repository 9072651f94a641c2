import type { ComponentProps } from 'react';
import { usePicture } from '../model/usePicture.ts';
import { Picture } from '../ui/Picture.tsx';

/** A Markdown picture. */
export function ContentPicture({ src = '', alt = '' }: ComponentProps<'img'>) {
  const picture = usePicture();
  return <Picture source={picture(src)} words={alt} />;
}
