/** The content as Vite's plugin makes it from content/. */
declare module 'virtual:content' {
  export const languages: import('./content.ts').LanguageLoaders;
}
