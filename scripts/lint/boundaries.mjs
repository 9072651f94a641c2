import path from 'node:path';

/**
 * Rules for oxlint that forbid some imports. Both rules match package names, and paths in the
 * project such as `src/site/lib/phone-links.ts`.
 */
export default {
  meta: { name: 'boundaries' },
  rules: {
    // Each option maps names of layers to regular expressions for paths, the lowest layer first.
    // A file belongs to the first layer that matches.
    layers: createRule((options, file, imported) => {
      for (const option of options) {
        const layers = Object.keys(option);
        const layerOf = (name) => layers.findIndex((layer) => new RegExp(option[layer]).test(name));
        const fileLayer = layerOf(file);
        const importedLayer = layerOf(imported);
        if (fileLayer >= 0 && importedLayer > fileLayer) {
          return `imports run downwards only: ${layers[fileLayer]} must not import ${layers[importedLayer]}`;
        }
      }
    }),
    // Each option is a pattern for files, a pattern for forbidden imports, and the reason. In the
    // pattern for imports, `$1` is the text that the first group of the pattern for files matches.
    never: createRule((options, file, imported) => {
      for (const [filePattern, importPattern, reason] of options) {
        const groups = new RegExp(filePattern).exec(file);
        const forbidden = importPattern.replaceAll(/\$(\d)/g, (_, group) => groups?.[group]);
        if (groups && new RegExp(forbidden).test(imported)) return reason;
      }
    }),
  },
};

/** Creates a rule. @param explain returns why an import is forbidden, or undefined */
function createRule(explain) {
  const create = ({ cwd, filename, options, report }) => {
    const toProjectPath = (file) => path.relative(cwd, file).replaceAll(path.sep, '/');
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const imported = source.value.startsWith('.')
        ? toProjectPath(path.resolve(filename, '..', source.value))
        : source.value;
      const message = explain(options, toProjectPath(filename), imported);
      if (message) report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  };
  return { meta: { schema: { type: 'array' } }, create };
}
