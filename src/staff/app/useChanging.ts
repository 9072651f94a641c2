import { useState } from 'react';
import { recall, remember } from '../draft/tab-memory.ts';

/** The key that sessionStorage contains while "Change text" is on. */
const changingKey = 'content-changing';

/** Returns whether "Change text" is on, which lasts through a reload, and what turns it on or off. */
export function useChanging(): [isChanging: boolean, toggle: () => void] {
  const [isChanging, setChanging] = useState(() => recall(changingKey) !== undefined);
  const toggle = () => {
    setChanging(!isChanging);
    remember(changingKey, isChanging ? undefined : '');
  };
  return [isChanging, toggle];
}
