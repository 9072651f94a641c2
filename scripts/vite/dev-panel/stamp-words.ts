import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isTranslationOf } from '../../content/content-types/languages.ts';
import { metaAt } from '../../content/content-types/schema-at.ts';
import { sourceOf } from '../../content/diagnostics/position.ts';
import type { MergedFile } from '../../content/translation/translate.ts';
import type { ContentFile } from '../../content/resolve/content-file.ts';
import { stamped } from './stamp.ts';
import { isTag, positionOf } from '../../content/parse/nodes.ts';
import { tagDefinition } from '../../content/content-types/tag-definition.ts';

/**
 * The remark plugin that stamps the words of a body, for the dev server only. It comes last, when all
 * that is made from them is made.
 * @param root the folder that holds content/
 */
export function stampBody({ root }: { root: string }) {
  return (tree: Root, file: VFile) => {
    const name = path.relative(root, file.path).replaceAll(path.sep, '/');
    visit(tree, (node, _, parent) => {
      if (isTag(node)) {
        const schema = tagDefinition(node.name)?.attributes;
        for (const one of node.attributes) {
          if (!schema || !('name' in one) || typeof one.value !== 'string') continue;
          if (!one.position || !metaAt(schema, [one.name])?.words) continue;
          one.value = stamped(one.value, sourceOf(name, positionOf(one, node)));
        }
      }
      if (!node.position) return;
      const source = sourceOf(name, positionOf(node, parent));
      if (node.type === 'image') node.alt &&= stamped(node.alt, source);
      if (!('value' in node) || !/^(text|inlineCode|code)$/.test(node.type)) return;
      if (node.value.trim() !== '') node.value = stamped(node.value, source);
    });
  };
}

/**
 * What does not reach the page by React, the words for times, which stand for what other fields say, and
 * the parts of the address, of which pages show the line.
 */
const never =
  /^(pages\/.* title|site\/(contact-form mail|notices region|calendar .*|business address\..*))$/;

/**
 * A file with the words of its front matter stamped, for the dev server only. An item of a list, such as
 * a run of opening hours, is shown as a whole, and names its source as one.
 * @param files all files, since what a translation does not say comes from the file that it translates
 */
function stampFields(file: MergedFile, files: readonly ContentFile[]): MergedFile {
  const { folder, id } = file.source;
  const data = structuredClone(file.data) as Holder | undefined;
  const originals = files.filter(({ source }) => isTranslationOf(file.source, source));
  for (const { source, words } of [file, ...originals]) {
    for (const { path: keys = [], kind, label, shown, ...position } of words) {
      const name = keys.at(-1) ?? '';
      const holder = keys
        .slice(0, -1)
        .reduce<Holder | undefined>((here, key) => here?.[key] as Holder, data);
      const from = sourceOf(source.path, position);
      if (holder && keys.length > 2) holder['source'] = from;
      if (kind !== 'copy' || holder?.[name] !== shown.trim()) continue;
      if (!never.test(`${folder}/${id} ${label}`)) holder[name] = stamped(shown.trim(), from);
    }
  }
  return { ...file, data };
}

/** Options of `load` for the dev server, which shows drafts and the sources of text. */
export const forStaff = { drafts: true, prepare: stampFields };

type Holder = Record<PropertyKey, unknown>;
