import { useLayoutEffect, useRef } from 'react';
import type { MarkedElement } from './usePicking.ts';

/** Renders an outline around the text that a click opens. While Alt is held, a label shows the file and line. */
export function Outline({ marked }: { marked: MarkedElement | undefined }) {
  const outlineRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const outline = outlineRef.current;
    if (!outline) return;
    if (marked) {
      const { left, top, width, height } = marked.element.getBoundingClientRect();
      // Near the top of the window, the label is below the text, away from the toolbar.
      outline.classList.toggle('at-top', top < 96);
      Object.assign(outline.style, {
        translate: `${left}px ${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
    // A manual popover is above everything else and closes no other popover.
    outline.togglePopover(marked !== undefined);
  }, [marked]);
  return (
    <div ref={outlineRef} className="outline" popover="manual" aria-hidden="true">
      {marked?.isAltHeld && <span>{marked.source.replace(/:\d+$/, '')}</span>}
    </div>
  );
}
