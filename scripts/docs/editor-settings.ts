import { filesOf, frontMatterOnly } from '../../src/compiler/content-types/content-types.ts';
import { schemaFile } from './json-schemas.ts';

/**
 * Returns the VS Code settings of this project. Files without a body are YAML, so that the YAML
 * extension completes, explains and validates them. Other content files are Markdown, so that the
 * remark extension shows the diagnostics of the check (.remarkrc.mjs).
 */
export function editorSettings(): object {
  return {
    'files.associations': {
      '*.mdx': 'markdown',
      ...Object.fromEntries(frontMatterOnly.map((type) => [`**/${filesOf(type)}`, 'yaml'])),
    },
    'yaml.schemas': Object.fromEntries(
      frontMatterOnly.map((type) => [`./${schemaFile(type)}`, filesOf(type)]),
    ),
    'yaml.schemaStore.enable': false,
    'yaml.format.enable': false,
    'remark.requireConfig': true,
    'redhat.telemetry.enabled': false,
    '[markdown]': {
      'editor.quickSuggestions': { other: true, comments: false, strings: true },
      'editor.wordWrap': 'on',
      'editor.wordBasedSuggestions': 'off',
    },
    '[yaml]': {
      'editor.wordWrap': 'on',
      'editor.wordBasedSuggestions': 'off',
      'editor.snippetSuggestions': 'bottom',
    },
  };
}
