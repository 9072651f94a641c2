/**
 * Keeps a page of the dev server up to date. The server reloads a page whose version was outdated before
 * the page was connected, because its HTML may differ from its modules. A page with an error has no
 * modules that Vite could replace, so it reloads after each change of the code.
 */
const { dataset } = document.querySelector<HTMLElement>('script[data-version]') ?? {};
import.meta.hot?.send('site:opened', { version: dataset?.version });
if (dataset && 'failed' in dataset) import.meta.hot?.on('site:changed', () => location.reload());
