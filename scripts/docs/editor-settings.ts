import { filesOf, frontMatterOnly } from '../content/content-types/content-types.ts';
import { schemaFile } from './json-schemas.ts';

/**
 * The settings of VS Code for this project. Files that are front matter and nothing else are YAML
 * to it, so that its YAML extension completes, explains and underlines; files that hold words are
 * Markdown, so that the remark extension shows the diagnostics of the check (see .remarkrc.mjs).
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
