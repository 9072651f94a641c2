/** Where the application begins in the browser. */
export const clientEntry = 'src/entry-client.tsx';

/** The module that the application imports its content from: what every page shows, a loader for each page. */
export const siteModule = 'virtual:content';

/** The bundled parts of the application, from the folder that holds them. */
export const parts = {
  /** The folder of what visitors load, and Vite's manifest of it. */
  client: 'client',
  /** What renders the pages while the site is built. */
  server: 'server/entry-server.js',
  /** What stands inline in each page. */
  start: 'start.js',
  worker: 'worker.js',
  /** The worker that takes itself off every device. */
  leavingWorker: 'leave.js',
} as const;

/** Where Vite lists the packages whose modules it put into the client, below the client's folder. */
export const bundledLicenses = '.vite/licenses.json';
