import clock from '@phosphor-icons/core/regular/clock.svg?no-inline';
import dots from '@phosphor-icons/core/regular/dots-three.svg?no-inline';
import list from '@phosphor-icons/core/regular/list-checks.svg?no-inline';
import pencil from '@phosphor-icons/core/regular/pencil-simple.svg?no-inline';
import question from '@phosphor-icons/core/regular/question.svg?no-inline';
import plane from '@phosphor-icons/core/regular/paper-plane-tilt.svg?no-inline';
import plus from '@phosphor-icons/core/regular/plus.svg?no-inline';
import warning from '@phosphor-icons/core/regular/warning.svg?no-inline';
import type { SheetRequest } from '../parts/context.ts';
import type { Strings } from '../words/en.ts';

/** A button of the bar. */
export interface ToolbarItem {
  icon: string;
  label: string;
  /** Undefined if it opens the list of problems. */
  onPress: (() => void) | undefined;
  isDisabled?: boolean;
  /** Undefined for a button that is not turned on and off. */
  isOn?: boolean;
  /** The sheet that it opens. */
  kind?: SheetRequest['kind'];
}

interface ToolbarParts {
  strings: Strings;
  /** True while "Change text" is on. */
  isChanging: boolean;
  toggleChanging: () => void;
  showSheet: (request: SheetRequest) => void;
  problemCount: number;
  /** The label of the button that lists the changes: where they are, or how many there are on a computer. */
  changes: { label: string; isSent: boolean; isDisabled?: boolean };
}

/**
 * Returns the buttons of the bar. A counter of zero is disabled and keeps its place, so that the other
 * buttons do not move.
 */
export function toolbarItems(parts: ToolbarParts): ToolbarItem[] {
  const { strings, isChanging, toggleChanging, showSheet, problemCount, changes } = parts;
  const opens = (request: SheetRequest) => ({
    kind: request.kind,
    onPress: () => showSheet(request),
  });
  return [
    { icon: pencil, label: strings.changeText, onPress: toggleChanging, isOn: isChanging },
    { icon: clock, label: strings.hoursButton, ...opens({ kind: 'hours', row: undefined }) },
    { icon: plus, label: strings.new, ...opens({ kind: 'new', row: undefined }) },
    {
      icon: warning,
      label: strings.toFix(problemCount),
      onPress: undefined,
      isDisabled: problemCount === 0,
    },
    {
      icon: changes.isSent ? plane : list,
      label: changes.label,
      isDisabled: changes.isDisabled ?? false,
      ...opens({ kind: 'changes' }),
    },
    { icon: question, label: strings.help, ...opens({ kind: 'help' }) },
    { icon: dots, label: strings.more, ...opens({ kind: 'more', row: undefined }) },
  ];
}
