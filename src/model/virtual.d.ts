/** The style sheet of the theme, as the same plugin makes it. */
declare module 'virtual:content/theme.css';

/** The content as Vite's plugin makes it from content/. */
declare module 'virtual:content' {
  export const languages: import('./content.ts').LanguageLoaders;
}
