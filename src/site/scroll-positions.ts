import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const storageKey = 'scroll-positions';

/**
 * Remembers where each entry of the visitor's history was scrolled to, in pixels from the top, also
 * over a reload where the browser lets it.
 * @param key the router's key of the history entry being shown
 * @returns reads the position of an entry, undefined where none is known
 */
export function useScrollPositions(key: string): (key: string) => number | undefined {
  const [positions] = useState(() => new Map<string, number>());
  const shown = useRef(key);

  useEffect(() => {
    for (const [entry, position] of stored()) positions.set(entry, position);
    return takeScrollingOver(() => {
      // The last scroll may not have been told yet.
      positions.set(shown.current, window.scrollY);
      store([...positions]);
    });
  }, [positions]);

  // Before anything of the new entry scrolls: what scrolls from here on is not the old one.
  useLayoutEffect(() => {
    shown.current = key;
    const save = () => {
      positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', save, { passive: true });
    return () => window.removeEventListener('scroll', save);
  }, [key, positions]);

  return (entry) => positions.get(entry);
}

/** The browser restores the place when it loads a page; from then on until it leaves, we do. */
function takeScrollingOver(onLeave: () => void): () => void {
  const giveBack = () => {
    history.scrollRestoration = 'auto';
    onLeave();
  };
  if (document.readyState === 'complete') take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', giveBack);
  return () => {
    window.removeEventListener('pageshow', take);
    window.removeEventListener('pagehide', giveBack);
    giveBack();
  };
}

function take() {
  history.scrollRestoration = 'manual';
}

function stored(): [string, number][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return []; // Storage may be switched off or hold something else; then every page starts at its top.
  }
}

function store(entries: [string, number][]) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(entries.slice(-50)));
  } catch {
    // Storage may be switched off or full: only the place after a reload is lost.
  }
}
