/**
 * What every page shows, and how to fetch the rest. The dev server makes it from content/; the built
 * application knows none of it, and finds it by the import map in each page.
 */
declare module 'virtual:content' {
  export const site: import('./content.ts').Site;
  export const loaders: import('./content.ts').PageLoaders;
}
