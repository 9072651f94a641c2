import { usePicture } from '../../model/usePicture.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { TagProps } from '../tag-props.ts';
import styles from './band.module.css';

/** Renders a coloured band with a call to action, or a calm background across the screen. */
export function Band({ look, picture, words = '', focus, children }: TagProps<'Band'>) {
  const findPicture = usePicture();
  if (look === 'calm') return <section className={styles.calm}>{children}</section>;
  return (
    <section className={`${styles.band} on-band`}>
      <div className={styles.content}>{children}</div>
      {picture && (
        <Picture
          source={findPicture(picture)}
          alt={words}
          sizes="100vw"
          focus={focus}
          className={styles.picture}
        />
      )}
    </section>
  );
}
