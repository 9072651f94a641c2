import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageContent } from '../content/model.ts';
import { afterPaint } from './restraint.ts';
import type { RenderedPage } from './useRenderedAhead.ts';
import { Words } from './Words.tsx';
import styles from './words.module.css';

interface MainProps {
  page: PageContent;
  /** The pages that are rendered already, out of the document. */
  ahead: readonly RenderedPage[];
}

/** A page being shown, and the element it has been rendered into ahead; without one it is in place. */
interface ShownPage {
  page: PageContent;
  place?: HTMLElement | undefined;
}

/**
 * What stands between header and footer. A page that has been rendered ahead is put there as it is,
 * any other one is rendered in place, and goes again when the next one has been painted.
 */
export function Main({ page, ahead }: MainProps) {
  const main = useRef<HTMLElement>(null);
  const [shown, setShown] = useState<ShownPage>({ page });
  if (shown.page.id !== page.id) {
    setShown(ahead.find((one) => one.page.id === page.id) ?? { page });
  }
  const { place } = shown;
  const left = useDeferredValue(shown);
  const inPlace = left.page.id === page.id ? [shown] : [shown, left];

  useLayoutEffect(() => {
    if (!place || !main.current) return undefined;
    putInto(main.current, place);
    return () => place.remove();
  }, [place]);

  return (
    <>
      <main ref={main} id="site-main" tabIndex={-1}>
        {inPlace
          .filter((one) => !one.place)
          .map((one) => (
            <div key={one.page.id} className={styles.words} hidden={one !== shown}>
              <Words page={one === shown ? page : one.page} />
            </div>
          ))}
      </main>
      {ahead.map((one) =>
        createPortal(
          <Words page={one.place === place ? page : one.page} />,
          one.place,
          one.page.id,
        ),
      )}
    </>
  );
}

/**
 * Puts a rendered page in front of the one that is left. The documents embedded in it come a frame
 * later, since the browser makes something of them at once, however lazily they load.
 */
function putInto(main: Element, place: Element) {
  const returning = [...place.querySelectorAll('iframe')].map((frame) => {
    const stand = new Comment();
    frame.replaceWith(stand);
    return () => stand.replaceWith(frame);
  });
  main.prepend(place);
  afterPaint(() => {
    for (const comeBack of returning) comeBack();
  });
}
