interface SavingNavigator {
  connection?: { saveData?: boolean };
}

/** Whether the visitor asks for as little data as possible (Save-Data). */
export function savesData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData ?? false;
}

/** How long a busy browser is waited for at most, in milliseconds. */
const patience = 5_000;

/** Resolves once the page has all that it needs and the browser nothing to do, or is busy for too long. */
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
