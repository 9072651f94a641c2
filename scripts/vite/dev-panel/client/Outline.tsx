import { useLayoutEffect, useRef } from 'react';
import type { Marked } from './usePicking.ts';

/** Renders a frame around the text that a click opens. With Alt, it also shows the source. */
export function Outline({ marked }: { marked: Marked | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    if (marked) {
      const { left, top, width, height } = marked.element.getBoundingClientRect();
      box.classList.toggle('at-top', top < 96);
      Object.assign(box.style, {
        translate: `${left}px ${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
    // A manual popover is above everything else and closes no other popover.
    box.togglePopover(marked !== undefined);
  }, [marked]);
  return (
    <div ref={frame} className="outline" popover="manual" aria-hidden="true">
      {marked?.isByAlt && <span>{marked.source.replace(/:\d+$/, '')}</span>}
    </div>
  );
}
