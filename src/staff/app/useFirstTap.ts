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

/** Does what staff have tapped before the bar could do it. */
export function useFirstTap(tap: FirstTap | undefined, parts: FirstTapParts): void {
  useEffect(() => {
    if (tap?.hasToggled) parts.sayChanging();
    if (!tap?.opened) return;
    if ('source' in tap.opened) void parts.openSource(tap.opened.source);
    else parts.showSheet(tap.opened.request);
    // oxlint-disable-next-line react/exhaustive-deps -- a tap is done once
  }, []);
}
