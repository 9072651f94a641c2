const updateIntervalMs = 5_000;

/** Calls a function regularly, and when the page becomes visible again. @returns a function that stops the calls */
export function watchTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, updateIntervalMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
