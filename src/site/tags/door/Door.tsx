import { useId } from 'react';
import { socialNames } from '../../fields/social.ts';
import { pictureInState } from '../../lib/opening-now.ts';
import { interpolate } from '../../lib/template.ts';
import { useSite } from '../../model/contexts.ts';
import { useOpeningNow } from '../../model/useOpeningNow.ts';
import { usePicture } from '../../model/usePicture.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Picture, type PictureSource } from '../../ui/Picture.tsx';
import type { TagProps } from '../tag-props.ts';
import styles from './door.module.css';

/**
 * Renders a picture that loads at once, a link that covers it, and facts about the link. The picture
 * depends on whether the shop is open.
 */
export function Door({ to, title, picture, focus, children }: TagProps<'Door'>) {
  const source = useStatePicture(picture);
  const resolve = useResolveLink();
  const site = useSocialSite(to);
  const factsId = useId();
  return (
    <div className={styles.door} data-door="">
      <div className={styles.frame}>
        <Picture
          source={{ ...source, first: true }}
          alt=""
          sizes="(min-width: 68rem) 31vw, 50vw"
          focus={focus}
          className={styles.picture}
        />
      </div>
      <Anchor
        link={resolve(to)}
        className={`${buttonClass('primary')} ${styles.link} stretched`}
        describedBy={factsId}
      >
        {title}
      </Anchor>
      <div id={factsId} className={styles.facts}>
        {site && <p className={styles.site}>{site}</p>}
        {children}
      </div>
    </div>
  );
}

/** Finds a picture. Shows the state of the shop as soon as it is known. */
function useStatePicture(name: string): PictureSource {
  const source = usePicture()(name);
  const current = useOpeningNow();
  return current ? { ...source, src: pictureInState(source.src, current.state) } : source;
}

/** Returns a line such as "on Facebook" for a link to a social page. */
function useSocialSite(target: string): string | undefined {
  const { business, links } = useSite();
  const name = target === 'shop' ? business.shop : socialNames.find((site) => site === target);
  const title = name && links[name];
  return title && links.on_site && interpolate(links.on_site, { site: title });
}
