import { StrictMode, useEffect, useMemo, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { SiteContext } from '../model/contexts.ts';
import type { Site } from '../model/content.ts';
import { useNotices } from './useNotices.tsx';

interface AppProps {
  site: Site;
  /** Called once the page is hydrated. */
  onHydrated?: () => void;
  /** The router's provider for the browser or the server. */
  children: ReactNode;
}

/** Renders the router inside the site's providers. `data-hydrated` marks a hydrated page. */
export function App({ site, onHydrated, children }: AppProps) {
  const { notify, notices } = useNotices(site.notices);
  const siteAndActions = useMemo(() => ({ ...site, notify }), [site, notify]);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    onHydrated?.();
  }, [onHydrated]);
  return (
    <>
      <StrictMode>
        <HelmetProvider>
          <SiteContext value={siteAndActions}>{children}</SiteContext>
        </HelmetProvider>
      </StrictMode>
      {/* Outside StrictMode, which mounts twice in development and would lose the first notice. */}
      {notices}
    </>
  );
}
