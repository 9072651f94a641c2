import { useEffect } from 'react';
import type { SheetRequest, Staff } from '../parts/context.ts';

/** What staff have done while the bar was loading. */
export interface FirstTap {
  /** What they have tapped last: the source of a text or a picture, or a button of a sheet. */
  opened?: { source: string } | { request: SheetRequest } | undefined;
  /** True if they have turned "Change text" on or off. */
  hasToggled?: boolean;
  /** The index of the focused button. */
  focusedIndex?: number;
}

type FirstTapParts = Pick<Staff, 'openSource' | 'showSheet'> & {
  sayChanging: () => void;
};

/**
 * Does what staff have tapped before the bar could do it. A tapped text is outlined for a moment, so its tap may
 * come when the bar is already there.
 */
export function useFirstTap(tap: FirstTap | undefined, parts: FirstTapParts): void {
  const { opened, hasToggled = false } = tap ?? {};
  useEffect(() => {
    if (hasToggled) parts.sayChanging();
    // oxlint-disable-next-line react/exhaustive-deps -- said once
  }, []);
  useEffect(() => {
    if (!opened) return;
    if ('source' in opened) void parts.openSource(opened.source);
    else parts.showSheet(opened.request);
    // oxlint-disable-next-line react/exhaustive-deps -- each tap is done once
  }, [opened]);
}
