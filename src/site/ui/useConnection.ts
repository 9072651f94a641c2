import { useSyncExternalStore } from 'react';

/** Returns false if the browser is offline, or if the page is a saved copy because the network failed. */
export function useConnection(): boolean {
  return useSyncExternalStore(subscribe, isConnected, () => true);
}

function isConnected(): boolean {
  // The service worker adds the attribute. A slow network can load the map.
  const { saved = 'slow' } = document.documentElement.dataset;
  return navigator.onLine && saved === 'slow';
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
