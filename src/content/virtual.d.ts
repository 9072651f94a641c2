/** Made from content/ by scripts/vite: what every page shows, and how to fetch the rest. */
declare module 'virtual:content' {
  export const site: import('./model.ts').Site;
  export const loaders: import('./model.ts').PageLoaders;
}
