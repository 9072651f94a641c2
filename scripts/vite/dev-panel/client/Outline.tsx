import { useLayoutEffect, useRef } from 'react';
import type { Marked } from './usePicking.ts';

/** A frame around what a click opens; with Alt, it says where that is written. */
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
    // A manual popover lies above all else on the page and closes nothing that is open there.
    box.togglePopover(marked !== undefined);
  }, [marked]);
  return (
    <div ref={frame} className="outline" popover="manual" aria-hidden="true">
      {marked?.isByAlt && <span>{marked.source.replace(/:\d+$/, '')}</span>}
    </div>
  );
}
