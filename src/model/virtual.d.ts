/** The content that Vite's plugin makes from content/. */
declare module 'virtual:content' {
  export const languages: import('./content.ts').LanguageLoaders;
}
