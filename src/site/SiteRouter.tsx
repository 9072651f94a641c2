import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

interface SiteRouterProps {
  /** Whether the page at a path can be shown at once. Must not change between renders. */
  isHere: (path: string) => boolean;
  children: ReactNode;
}

/**
 * What the router's own `BrowserRouter` is, but for its haste. That one shows every page in small
 * pieces of work, between which pictures are read and frames are painted. A page that is here comes
 * sooner in one go; one that has to be fetched lets the shown one stay until then.
 */
export function SiteRouter({ isHere, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () =>
      history.listen((next) => {
        if (isHere(next.location.pathname)) setState(next);
        else startTransition(() => setState(next));
      }),
    [history, isHere],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
