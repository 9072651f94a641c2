/** The content as a module, which scripts/vite/content-plugin.ts creates. */
declare module 'virtual:content' {
  export const languages: import('./content.ts').LanguageLoaders;
}
