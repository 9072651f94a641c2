import { useState } from 'react';
import { createDatabase } from '../draft/database.ts';
import { createDraftStore } from '../draft/drafts.ts';
import { localTransport, readBuiltFiles } from '../files/local.ts';
import type { BarLanguage } from '../words/bar-language.ts';
import { useStaffApp } from './useStaffApp.ts';

interface LocalAppProps {
  container: HTMLElement;
  host: Element;
  startLanguage: BarLanguage;
  /** Called when the bar has something to show. */
  endStart: () => void;
}

/** Opens the site of a computer with `npm start`. */
export function LocalApp(props: LocalAppProps) {
  const { App } = useStaffApp();
  const [built] = useState(readBuiltFiles);
  const [store] = useState(() => createDraftStore(createDatabase('staff-local', 'drafts')));
  return (
    App && (
      <App
        {...props}
        transport={localTransport}
        built={built}
        store={store}
        refreshIntervalMs={2000}
      />
    )
  );
}
