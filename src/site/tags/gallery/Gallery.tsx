import { PictureFrameContext } from '../../model/contexts.ts';
import type { TagProps } from '../tag-props.ts';
import styles from './gallery.module.css';

const pictureFrame = {
  sizes: '(min-width: 72rem) 18rem, (min-width: 48rem) 24vw, (min-width: 36rem) 32vw, 46vw',
  opensPhotos: true,
};

/** Renders a grid of pictures with captions. A tap on a photo opens the whole photo. */
export function Gallery({ label, focus, children }: TagProps<'Gallery'>) {
  return (
    <PictureFrameContext value={pictureFrame}>
      <div role="region" aria-label={label} data-focus={focus} className={styles.gallery}>
        {children}
      </div>
    </PictureFrameContext>
  );
}
