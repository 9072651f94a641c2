import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clock from '@phosphor-icons/core/regular/clock.svg?no-inline';
import dots from '@phosphor-icons/core/regular/dots-three.svg?no-inline';
import list from '@phosphor-icons/core/regular/list-checks.svg?no-inline';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?no-inline';
import question from '@phosphor-icons/core/regular/question.svg?no-inline';
import plane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?no-inline';
import plus from '@phosphor-icons/core/regular/plus.svg?no-inline';
import warning from '@phosphor-icons/core/regular/warning.svg?no-inline';
import { isNewlyLive } from '../draft/actions.ts';
import { useStaff, type Staff } from '../parts/context.ts';
import { problemsId } from '../parts/Problems.tsx';

type Item = [
  icon: string,
  label: ReactNode,
  onPress: (() => void) | undefined,
  isDisabled?: boolean,
];

interface ToolbarProps {
  isChanging: boolean;
  /** Turns "Change text" on or off. */
  toggleChanging: () => void;
}

/** Says where the changes are: not sent, waiting for a colleague, live for a day. */
function sentLabel({ dates, sending, strings }: Staff): string {
  const { publication, unsentCount } = sending;
  if (unsentCount > 0) return strings.notSent(unsentCount);
  if (publication && /^(?:waiting|failed|published)$/.test(publication.step))
    return strings.waiting;
  if (!publication || !isNewlyLive(publication)) return strings.latestSaves;
  return strings.liveNow((publication.liveAt && dates?.time(publication.liveAt)) ?? '');
}

/** Renders the ARIA toolbar. Tab focuses one button, arrow keys move the focus, and Alt+. focuses the toolbar. */
export function Toolbar({ isChanging, toggleChanging }: ToolbarProps) {
  const staff = useStaff();
  const { errorCount, problemCount, changeCount, publishing, showSheet, strings } = staff;
  const [focusedIndex, setFocusedIndex] = useState(0);
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
  const showChanges = () => showSheet({ kind: 'changes' });
  /** One button says where the changes are. On a computer, saves change the files at once. */
  const changes: Item = publishing
    ? [plane, sentLabel(staff), showChanges]
    : [list, strings.changes(changeCount), showChanges, changeCount === 0];
  // An item without `onPress` opens the list of problems.
  // A counter of zero is disabled and keeps its place, so that the other buttons do not move.
  const items: Item[] = [
    [pencil, strings.changeText, toggleChanging],
    [clock, strings.hoursButton, () => showSheet({ kind: 'hours', row: undefined })],
    [plus, strings.new, () => showSheet({ kind: 'new', row: undefined })],
    [warning, strings.toFix(problemCount), undefined, problemCount === 0],
    changes,
    [question, strings.help, () => showSheet({ kind: 'help' })],
    [dots, strings.more, () => showSheet({ kind: 'more', row: undefined })],
  ];
  const tabIndexOwner = items[focusedIndex]?.[3] ? 0 : focusedIndex;
  return (
    <div
      ref={toolbar}
      className="bar on-band"
      role="toolbar"
      tabIndex={-1}
      aria-label={strings.bar}
      aria-keyshortcuts="Alt+."
      onKeyDown={moveFocus}
    >
      {items.map(([icon, label, onPress, isDisabled], index) => (
        <button
          key={icon}
          type="button"
          disabled={isDisabled}
          tabIndex={index === tabIndexOwner ? 0 : -1}
          aria-pressed={onPress === toggleChanging ? isChanging : undefined}
          popoverTarget={onPress ? undefined : problemsId}
          className={onPress || errorCount === 0 ? '' : 'has-errors'}
          onFocus={() => setFocusedIndex(index)}
          onClick={onPress}
        >
          <span className="glyph" style={{ mask: `url(${icon}) center / contain no-repeat` }} />
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
