const name = 'alive';

/** Tells the page's own first script that React has taken the page over. */
export function tellAlive() {
  dispatchEvent(new Event(name));
}

/** Resolves once React has taken the page over. */
export function becomingAlive(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener(name, resolve, { once: true });
  });
}
