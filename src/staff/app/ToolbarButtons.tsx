import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { problemsId } from '../parts/context.ts';
import type { ToolbarItem } from './toolbar-items.ts';

interface ToolbarButtonsProps {
  label: string;
  items: readonly ToolbarItem[];
  hasErrors?: boolean;
  /** The index of the button that works when the bar is ready. */
  busyIndex?: number | undefined;
  /** The index of the button that has the focus from the beginning. */
  startFocus?: number | undefined;
  onFocus?: (index: number) => void;
}

/** Renders the ARIA toolbar. Tab focuses one button, arrow keys move the focus, and Alt+. focuses the toolbar. */
export function ToolbarButtons(props: ToolbarButtonsProps) {
  const { label, items, hasErrors = false, busyIndex, startFocus, onFocus } = props;
  const [focusedIndex, setFocusedIndex] = useState(startFocus ?? 0);
  const toolbar = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(toolbar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const index = buttons.indexOf(event.target as HTMLElement);
    const nextIndex = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (nextIndex === undefined) return;
    event.preventDefault();
    // Moves from the last button to the first, and back: `at(-1)` is the last button.
    buttons.at(nextIndex % buttons.length)?.focus();
  };
  useLayoutEffect(() => {
    if (startFocus !== undefined)
      toolbar.current?.querySelectorAll('button').item(startFocus).focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only the bar that comes later takes the focus over
  }, []);
  useEffect(() => {
    const focusToolbar = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.code !== 'Period') return;
      event.preventDefault();
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    addEventListener('keydown', focusToolbar);
    const aside = toolbar.current?.parentElement;
    // The page leaves space for this height.
    const resizeObserver = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--staff-bar', `${aside?.offsetHeight ?? 0}px`);
    });
    if (aside) resizeObserver.observe(aside);
    return () => {
      removeEventListener('keydown', focusToolbar);
      resizeObserver.disconnect();
    };
  }, []);
  const tabIndexOwner = items[focusedIndex]?.isDisabled ? 0 : focusedIndex;
  return (
    <div
      ref={toolbar}
      className="bar on-band"
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      aria-keyshortcuts="Alt+."
      onKeyDown={moveFocus}
    >
      {items.map(({ icon, label: text, onPress, isDisabled, isOn }, index) => (
        <button
          key={icon}
          type="button"
          disabled={isDisabled}
          tabIndex={index === tabIndexOwner ? 0 : -1}
          aria-pressed={isOn}
          aria-busy={index === busyIndex || undefined}
          popoverTarget={onPress ? undefined : problemsId}
          className={onPress || !hasErrors ? '' : 'has-errors'}
          onFocus={() => {
            setFocusedIndex(index);
            onFocus?.(index);
          }}
          onClick={onPress}
        >
          <span className="glyph" style={{ mask: `url(${icon}) center / contain no-repeat` }} />
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
}
