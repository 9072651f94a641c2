import { usePicture } from '../../model/usePicture.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { TagProps } from '../tag-props.ts';
import styles from './photo.module.css';

/** Renders a photo to take as a print with a checkbox, which covers the print. */
export function Photo({ title, picture, hint }: TagProps<'Photo'>) {
  const findPicture = usePicture();
  return (
    <li className={styles.photo}>
      <Picture source={findPicture(picture)} alt="" sizes="(min-width: 48rem) 20rem, 92vw" />
      <label className={styles.caption}>
        <input type="checkbox" name="photos" value={title} className={styles.tick} />
        <span className={styles.title}>{title}</span> <span>{hint}</span>
      </label>
    </li>
  );
}
