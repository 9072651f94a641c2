import { Children, isValidElement, type FocusEvent, type ReactNode } from 'react';
import { PictureSizesContext } from '../../model/contexts.ts';
import { sizesInRow } from '../../ui/sizes-in-row.ts';
import type { TagProps } from '../tag-props.ts';
import styles from './gallery.module.css';

/**
 * A list of pictures with captions in a row. It takes the focus, so that arrow keys scroll it, which
 * needs no script.
 */
export function Gallery({ label, focus, children }: TagProps<'Gallery'>) {
  return (
    <PictureSizesContext value={sizesInRow(picturesIn(children), '78vw')}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only scrolls */}
      <div
        role="region"
        aria-label={label}
        data-focus={focus}
        className={styles.gallery}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onFocus={showFocused}
      >
        {children}
      </div>
    </PictureSizesContext>
  );
}

/** Browsers leave a link as it is of which an edge shows. What a finger touches must not move. */
function showFocused({ target }: FocusEvent) {
  if (target.matches('a:focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** How many lines the list has, as MDX hands it over; one where there is no list. */
function picturesIn(children: ReactNode): number {
  const list = Children.toArray(children).find((child) => isValidElement(child));
  const lines = isValidElement<{ children?: ReactNode }>(list) ? list.props.children : undefined;
  return Children.toArray(lines).filter((line) => isValidElement(line)).length || 1;
}
