import { useId } from 'react';
import { useSite } from '../../model/contexts.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import styles from './gallery.module.css';

interface WholePhotoProps {
  source: PictureSource;
  /** The alternative text, which is also the caption of the whole photo. */
  alt: string;
  /** The attribute `sizes` of the photo in its frame. */
  sizes: string;
}

/**
 * Renders a photo as a button that opens the whole photo above the page. A popover works without
 * scripts, and its photo is loaded when it opens. Only phrasing elements, because a paragraph may
 * contain the photo.
 */
export function WholePhoto({ source, alt, sizes }: WholePhotoProps) {
  const { links } = useSite();
  const id = useId();
  const hint = ` (${links.whole_photo})`;
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        <Picture source={source} alt={alt} sizes={sizes} />
        <span className="visually-hidden">{hint}</span>
      </button>
      <span id={id} popover="auto" role="dialog" aria-label={alt} className={styles.whole}>
        <Picture source={{ ...source, first: false }} alt="" sizes="96vw" />
        <span className={styles.caption}>
          {alt}
          <button
            type="button"
            className={buttonClass('secondary')}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="x" />
            <span>{links.close_photo}</span>
          </button>
        </span>
      </span>
    </>
  );
}
