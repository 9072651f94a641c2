/** The content as Vite's plugin makes it from content/. */
declare module 'virtual:content' {
  export const site: import('./content.ts').Site;
  export const loaders: import('./content.ts').PageLoaders;
}
