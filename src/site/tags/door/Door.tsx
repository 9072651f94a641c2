import { useId } from 'react';
import { usePicture } from '../../model/usePicture.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { TagProps } from '../tag-props.ts';
import styles from './door.module.css';

/** Renders a picture that loads at once, a link that covers it, and facts about the link. */
export function Door({ to, title, picture, focus, children }: TagProps<'Door'>) {
  const findPicture = usePicture();
  const resolve = useResolveLink();
  const factsId = useId();
  return (
    <div className={styles.door} data-door="">
      <Picture
        source={{ ...findPicture(picture), first: true }}
        alt=""
        sizes="(min-width: 56rem) 23rem, 45vw"
        focus={focus}
        className={styles.picture}
      />
      <Anchor
        link={resolve(to)}
        className={`${buttonClass('primary')} ${styles.link} stretched`}
        describedBy={factsId}
      >
        {title}
      </Anchor>
      <div id={factsId} className={styles.facts}>
        {children}
      </div>
    </div>
  );
}
