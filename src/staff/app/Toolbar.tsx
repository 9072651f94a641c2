import { isNewlyLive } from '../draft/actions.ts';
import { useStaff, type Staff } from '../parts/context.ts';
import { ToolbarButtons } from './ToolbarButtons.tsx';
import { toolbarItems } from './toolbar-items.ts';

interface ToolbarProps {
  isChanging: boolean;
  /** Turns "Change text" on or off. */
  toggleChanging: () => void;
  /** The index of the button that had the focus before the bar was ready. */
  startFocus: number | undefined;
}

/** Says where the changes are: not sent, waiting for a colleague, live for a day. */
function sentLabel({ dates, sending, strings }: Staff): string {
  const { publication, unsentCount } = sending;
  if (unsentCount > 0) return strings.notSent(unsentCount);
  if (publication && /^(?:waiting|failed|published)$/.test(publication.step))
    return strings.waiting;
  if (!publication || !isNewlyLive(publication)) return strings.latestSaves;
  return strings.liveNow((publication.liveOn && dates?.timeOf(publication.liveOn)) ?? '');
}

/** Renders the buttons of the bar. */
export function Toolbar({ isChanging, toggleChanging, startFocus }: ToolbarProps) {
  const staff = useStaff();
  const { errorCount, problemCount, changeCount, publishing, showSheet, strings } = staff;
  /** One button says where the changes are. On a computer, saves change the files at once. */
  const changes = publishing
    ? { label: sentLabel(staff), isSent: true }
    : { label: strings.changes(changeCount), isSent: false, isDisabled: changeCount === 0 };
  const items = toolbarItems({
    strings,
    isChanging,
    toggleChanging,
    showSheet,
    problemCount,
    changes,
  });
  return (
    <ToolbarButtons
      label={strings.bar}
      items={items}
      hasErrors={errorCount > 0}
      startFocus={startFocus}
    />
  );
}
