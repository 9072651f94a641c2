import type { KeyboardEvent, MouseEvent } from 'react';
import { useStaff } from '../context.ts';

/** The part of a photo that stays visible, and what changes it. */
export interface Focus {
  /** `40% 30%`; another text if no point is chosen. */
  value: string;
  change: (value: string) => void;
}

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** Renders a photo. A tap, or an arrow key, chooses the point that stays visible. */
export function FocusPicker({ url, alt, focus }: { url: string; alt: string; focus: Focus }) {
  const { strings } = useStaff();
  const [, x = 50, y = 50] = (/^(\d+)% (\d+)%$/.exec(focus.value) ?? []).map(Number);
  const choose = (left: number, top: number) =>
    focus.change([left, top].map((share) => `${toStep(share)}%`).join(' '));
  const chooseTapped = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // Enter presses a button without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    choose((100 * (clientX - left)) / width, (100 * (clientY - top)) / height);
  };
  const chooseByKey = (event: KeyboardEvent) => {
    const [dx, dy] = arrows[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    choose(x + dx, y + dy);
  };
  return (
    <>
      <button type="button" className="focus" onClick={chooseTapped} onKeyDown={chooseByKey}>
        <img className="thumbnail" src={url} alt={alt} />
        {focus.value.includes('%') && (
          <span style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
        )}
      </button>
      <small>{strings.chooseFocus}</small>
    </>
  );
}

/** Rounds to the steps of the styles. */
function toStep(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share / 10) * 10));
}
