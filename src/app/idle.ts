interface SavingNavigator {
  connection?: { saveData?: boolean };
}

/** Whether the visitor asks for as little data as possible (Save-Data). */
export function savesData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData ?? false;
}

/** Resolves once the page has all that it needs and the browser nothing to do. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 1_000);
  });
}
