import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clock from '@phosphor-icons/core/regular/clock.svg?no-inline';
import dots from '@phosphor-icons/core/regular/dots-three.svg?no-inline';
import list from '@phosphor-icons/core/regular/list-checks.svg?no-inline';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?no-inline';
import plane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?no-inline';
import plus from '@phosphor-icons/core/regular/plus.svg?no-inline';
import warning from '@phosphor-icons/core/regular/warning.svg?no-inline';
import { ChangesSheet } from './ChangesSheet.tsx';
import { useStaff } from './context.ts';
import { HoursSheet } from './HoursSheet.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { NewSheet } from './NewSheet.tsx';
import { problemsId } from './Problems.tsx';
import { SendSheet } from './SendSheet.tsx';
import { strings } from './language.ts';

interface ToolbarProps {
  isChanging: boolean;
  /** Turns "Change text" on or off. */
  toggleChanging: () => void;
}

/** Renders the ARIA toolbar. Tab reaches it once, arrow keys move inside, and Alt with a full stop focuses it. */
export function Toolbar({ isChanging, toggleChanging }: ToolbarProps) {
  const { content, changeCount, showSheet } = useStaff();
  const errors = content?.errors.flatMap(({ messages }) => messages).length ?? 0;
  const problems = errors + (content?.warnings.length ?? 0);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons.at(next % buttons.length)?.focus();
  };
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.code !== 'Period') return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    addEventListener('keydown', focus);
    const aside = bar.current?.parentElement;
    // The page reserves this height.
    const sizes = new ResizeObserver(() => {
      document.documentElement.style.setProperty('--staff-bar', `${aside?.offsetHeight ?? 0}px`);
    });
    if (aside) sizes.observe(aside);
    return () => {
      removeEventListener('keydown', focus);
      sizes.disconnect();
    };
  }, []);
  const items: (false | [icon: string, label: ReactNode, onPress?: () => void])[] = [
    [pencil, strings.changeText, toggleChanging],
    [clock, strings.hours, () => showSheet(<HoursSheet />)],
    [plus, strings.new, () => showSheet(<NewSheet />)],
    problems > 0 && [warning, strings.toFix(problems)],
    changeCount > 0 && [list, strings.changes(changeCount), () => showSheet(<ChangesSheet />)],
    [plane, strings.send, () => showSheet(<SendSheet />)],
    [dots, strings.more, () => showSheet(<MoreSheet />)],
  ];
  return (
    <div
      ref={bar}
      className="bar on-band"
      role="toolbar"
      tabIndex={-1}
      aria-label={strings.bar}
      aria-keyshortcuts="Alt+."
      onKeyDown={move}
    >
      {items
        .filter((item) => item !== false)
        .map(([icon, label, onPress], index) => (
          <button
            key={icon}
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-pressed={onPress === toggleChanging ? isChanging : undefined}
            popoverTarget={onPress ? undefined : problemsId}
            className={onPress || errors === 0 ? '' : 'has-errors'}
            onFocus={() => setCurrent(index)}
            onClick={onPress}
          >
            <span className="glyph" style={{ '--glyph': `url(${icon})` } as object} />
            <span>{label}</span>
          </button>
        ))}
    </div>
  );
}
