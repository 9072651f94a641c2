import { make } from './elements.ts';
import type { Found } from './find-source.ts';

/** A frame around what the pointer is over, with its source. */
export interface Outline {
  show: (found: Found) => void;
  hide: () => void;
}

/** @param home what the frame is put into */
export function createOutline(home: ShadowRoot): Outline {
  const label = make('span');
  // A manual popover lies above all else on the page and closes nothing that is open there.
  const frame = make('div', { className: 'outline', popover: 'manual', ariaHidden: 'true' }, label);
  home.append(frame);

  return {
    show: ({ element, source }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      label.textContent = source.replace(/:\d+$/, '');
      frame.classList.toggle('at-top', top < 32);
      frame.style.translate = `${left}px ${top}px`;
      frame.style.width = `${width}px`;
      frame.style.height = `${height}px`;
      frame.togglePopover(true);
    },
    hide: () => frame.hidePopover(),
  };
}
