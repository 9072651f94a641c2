import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { metaAt } from '../../compiler/content-types/schema-at.ts';
import { sourceOf } from '../../compiler/diagnostics/position.ts';
import type { MergedFile } from '../../compiler/translate/translate.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { addSource } from './source-marker.ts';
import { isTag, positionOf } from '../../compiler/read/parse/nodes.ts';
import { tagDefinition } from '../../compiler/content-types/find-tag.ts';

/** Adds source markers to the texts and the names of pictures of a body. @param file its path in the project */
export function markBody(tree: Root, file: string): void {
  visit(tree, (node, _, parent) => {
    if (isTag(node)) {
      const schema = tagDefinition(node.name)?.attributes;
      for (const attribute of node.attributes) {
        if (!schema || !('name' in attribute) || typeof attribute.value !== 'string') continue;
        const meta = metaAt(schema, [attribute.name]);
        if (!attribute.position || !(meta?.isText || meta?.kind === 'picture')) continue;
        const source = sourceOf(file, positionOf(attribute, node));
        attribute.value = addSource(attribute.value, source);
      }
    }
    if (!node.position) return;
    const source = sourceOf(file, positionOf(node, parent));
    // An empty cell has no text that could carry the marker.
    if (node.type === 'tableCell' && node.children.length === 0)
      node.children.push({ type: 'text', value: addSource('', source) });
    if (node.type === 'image') node.alt &&= addSource(node.alt, source);
    if (!('value' in node) || !/^(text|inlineCode|code)$/.test(node.type)) return;
    if (node.value.trim() !== '') node.value = addSource(node.value, source);
  });
}

/**
 * Matches the values that get no markers, as "folder/file field". Some reach the page without React.
 * Pages combine time formats with other fields, and show the parts of the postal address on one line.
 */
const unmarked =
  /^(pages\/.* title|site\/(contact-form mail|notices region|calendar .*|business address\..*))$/;

/**
 * Adds source markers to the front matter. A list item, such as a group of
 * opening hours, gets the field `source` instead of a marker.
 * @param translated the original of a translation, which takes some values from it
 */
export function markFields(file: MergedFile, translated?: ContentFile): MergedFile {
  const { folder, id } = file.textFile;
  const data = structuredClone(file.data) as FieldValues | undefined;
  for (const { textFile: original, segments } of [file, ...(translated ? [translated] : [])]) {
    for (const { path: keys = [], kind, label, visibleText, ...position } of segments) {
      const name = keys.at(-1) ?? '';
      let parent = data;
      for (const key of keys.slice(0, -1)) parent = parent?.[key] as FieldValues | undefined;
      const source = sourceOf(original.path, position);
      const isInList = keys.length > 2;
      if (parent && isInList) parent['source'] = source;
      const isMarkable = kind === 'text' || kind === 'picture';
      if (!isMarkable || parent?.[name] !== visibleText.trim()) continue;
      if (!unmarked.test(`${folder}/${id} ${label}`))
        parent[name] = addSource(visibleText.trim(), source);
    }
  }
  return { ...file, data };
}

type FieldValues = Record<PropertyKey, unknown>;
