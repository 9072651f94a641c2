interface SavingNavigator {
  connection?: { saveData?: boolean };
}

/** Returns whether the visitor asks for as little data as possible (Save-Data). */
export function savesData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData ?? false;
}

/** How long to wait for a busy browser, in milliseconds. */
const patience = 5_000;

/** Resolves when the page is loaded and the browser idle, or busy for too long. */
export async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 1_000);
  });
}
