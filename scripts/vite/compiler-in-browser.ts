import { defaultClientConditions, type Plugin } from 'vite';

/** Adapts the packages of the compiler to a browser with a strict content security policy. */
export function compilerInBrowser(): Plugin {
  return {
    name: 'compiler-in-browser',
    enforce: 'pre',
    config: () => ({
      // gray-matter keeps the original text as bytes. Nothing reads them. Vite replaces gray-matter's
      // import of `fs` by an empty module, because nothing calls `matter.read`.
      define: { 'Buffer.from': 'String' },
      // In a page, decode-named-character-reference uses innerHTML, which the policy blocks.
      resolve: { conditions: ['worker', ...defaultClientConditions] },
    }),
    resolveId: {
      filter: { id: /^js-yaml$/ },
      handler: () => '\0js-yaml',
    },
    // The compiler replaces gray-matter's YAML parser. Without this module, the parser and its
    // JavaScript parser would be a quarter of the script.
    load: {
      filter: { id: /^\0js-yaml$/ },
      handler: () => 'export function safeLoad() {}\nexport function safeDump() {}\n',
    },
  };
}
