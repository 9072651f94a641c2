import { useEffect, useState } from 'react';
import { toConnectionError } from '../files/staff-error.ts';
import type { StaffApp } from './StaffApp.tsx';
import { openWhenPossible, waitForNetwork } from './wake.ts';

/** The time between two requests for the scripts without a connection, in milliseconds. */
const intervalMs = 30_000;

/**
 * Loads the component that opens the content and renders the bar, with everything that compiles and
 * changes files. This is most of the staff page.
 * @param mayLoad resolves when nothing more urgent is loading
 */
export function useStaffApp(mayLoad?: Promise<unknown>) {
  const [loaded, setLoaded] = useState<{ App?: typeof StaffApp; hasFailed: boolean }>({
    hasFailed: false,
  });
  useEffect(() => {
    const load = async () => {
      await mayLoad;
      const { StaffApp: App } = await openWhenPossible(
        () => import('./StaffApp.tsx').catch(toConnectionError),
        () => setLoaded({ hasFailed: true }),
        () => waitForNetwork(intervalMs),
      );
      setLoaded({ App, hasFailed: false });
    };
    void load();
  }, [mayLoad]);
  return loaded;
}
