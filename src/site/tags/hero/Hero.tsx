import { usePicture } from '../../model/usePicture.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { TagProps } from '../tag-props.ts';
import styles from './hero.module.css';

/** Renders the top of a page, with a picture next to or below the text. */
export function Hero({ picture, words = '', focus, children }: TagProps<'Hero'>) {
  const findPicture = usePicture();
  return (
    <header className={styles.hero}>
      <div className={styles.content}>{children}</div>
      {picture && (
        <Picture
          source={findPicture(picture)}
          alt={words}
          sizes="(min-width: 56rem) min(45vw, 40rem), min(92vw, 26rem)"
          focus={focus}
          className={styles.picture}
        />
      )}
    </header>
  );
}
