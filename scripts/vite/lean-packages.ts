import type { Plugin } from 'vite';

/** What is taken out of a package's code because visitors would load it for nothing. */
interface Surplus {
  /** The files of the package that hold it. */
  files: RegExp;
  cuts: readonly { pattern: RegExp; replacement: string }[];
}

const surplus: readonly Surplus[] = [
  {
    // Wrapping a component and naming it for tools counts as an effect, which keeps unused ones.
    files: /\/react-router\/dist\/[^/]+\/chunk-[^/]+\.mjs$/,
    cuts: [
      {
        pattern: /(?=React\d*\.(?:forwardRef|memo|createContext)\()/g,
        replacement: '/* @__PURE__ */ ',
      },
      { pattern: /^\w+\.displayName = "\w+";$/gm, replacement: '' },
    ],
  },
  {
    files: /\/react-helmet-async\/lib\/index\.esm\.js$/,
    cuts: [
      // Since React 19 writes into the head by itself, what does so for older ones is never reached.
      { pattern: /^var isReact19 = .*$/gm, replacement: '' },
      { pattern: /\bisReact19\b/g, replacement: 'true' },
      { pattern: /if \(helmetData && !\(helmetData instanceof[^}]*\}/, replacement: '' },
      // React itself changes only what differs, and the types tell which tags may stand there.
      { pattern: /shouldComponentUpdate\(nextProps\) \{[^}]*\}/g, replacement: '' },
      {
        pattern: /warnOnInvalidChildren\(child, nestedChildren\) \{[^]*?return true;/,
        replacement: 'warnOnInvalidChildren() {',
      },
      { pattern: /^import (?:fastCompare|invariant|shallowEqual) from .*$/gm, replacement: '' },
    ],
  },
];

/**
 * Makes packages smaller in the browser than they publish themselves: 9 KB less, with brotli.
 * Fails the build where a package no longer holds what shall go, so that this list stays true.
 */
export function leanPackages(): Plugin {
  const unmatched = new Set(surplus.flatMap(({ cuts }) => cuts));
  return {
    name: 'lean-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: surplus.map(({ files }) => files) },
      handler(code, id) {
        const { cuts = [] } = surplus.find(({ files }) => files.test(id)) ?? {};
        return cuts.reduce((left, cut) => {
          const lean = left.replace(cut.pattern, cut.replacement);
          if (lean !== left) unmatched.delete(cut);
          return lean;
        }, code);
      },
    },
    buildEnd(error) {
      const [cut] = unmatched;
      if (!error && cut) this.error(`no package holds what ${cut.pattern} takes out`);
    },
  };
}
