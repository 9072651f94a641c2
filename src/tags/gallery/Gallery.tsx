import type { ReactNode } from 'react';
import { PictureSizesContext } from '../../model/contexts.ts';
import styles from './gallery.module.css';

interface GalleryProps {
  label: string;
  children: ReactNode;
}

/**
 * A list of pictures with captions in a row. It takes the focus, so that arrow keys scroll it, which
 * needs no script.
 */
export function Gallery({ label, children }: GalleryProps) {
  return (
    <PictureSizesContext value="(min-width: 36rem) 24rem, 78vw">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div role="region" aria-label={label} tabIndex={0} className={styles.gallery}>
        {children}
      </div>
    </PictureSizesContext>
  );
}
