import { useEffect } from 'react';
import type { SheetRequest, Staff } from '../parts/context.ts';

/** The last tap, and the state of the buttons, while the bar is loading. */
export interface FirstTap {
  /** The source of a text or a picture, or the sheet of a button. */
  opened?: { source: string } | { request: SheetRequest } | undefined;
  /** True if they have turned "Change text" on or off. */
  hasToggled?: boolean;
  /** The index of the focused button. */
  focusedIndex?: number;
}

type FirstTapParts = Pick<Staff, 'openSource' | 'showSheet'> & {
  sayChanging: () => void;
  /** Called when the tap is done: a bar that comes later must not do it again. */
  endFirstTap: (() => void) | undefined;
};

/**
 * Opens what staff have tapped while the bar was loading. The tap on a text comes late, after its outline:
 * then the bar may be there already.
 */
export function useFirstTap(tap: FirstTap | undefined, parts: FirstTapParts): void {
  useEffect(() => {
    if (!tap) return;
    const { opened, hasToggled = false } = tap;
    parts.endFirstTap?.();
    if (hasToggled) parts.sayChanging();
    if (!opened) return;
    if ('source' in opened) void parts.openSource(opened.source);
    else parts.showSheet(opened.request);
    // oxlint-disable-next-line react/exhaustive-deps -- each tap is done once
  }, [tap]);
}
