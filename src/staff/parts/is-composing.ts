import type { KeyboardEvent } from 'react';

/** The key code of a key that an input method handles (UI Events, 5.3). */
const inputMethodKeyCode = 229;

/**
 * Returns true for a key that belongs to an input method, such as Enter that accepts a suggestion. Safari ends
 * the composition before it reports this key (WebKit 165004).
 */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other sign of such a key
  return nativeEvent.isComposing || nativeEvent.keyCode === inputMethodKeyCode;
}
