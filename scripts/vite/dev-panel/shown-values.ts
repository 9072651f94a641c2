import { visit } from 'unist-util-visit';
import { holdsFacts } from '../../content/facts.ts';
import type { Position } from '../../content/diagnostics/diagnostic.ts';
import { sourceOf } from '../../content/diagnostics/position.ts';
import type { Facts } from '../../content/facts.ts';
import { insertFacts } from '../../content/insert-facts.ts';
import { parseBody } from '../../content/parse/body.ts';
import { isTag } from '../../content/validate/guard.ts';
import { visitLeaves } from '../../content/validate/leaves.ts';
import { attributesOf, tagDefinition } from '../../content/validate/tags.ts';
import type { ContentFile } from '../../content/validate/validate-file.ts';
import type { ShownValue } from './protocol.ts';

/** All values of a valid file that are shown; the text of the body itself is marked by `markSources`. */
export function shownValues(file: ContentFile, facts: Facts): ShownValue[] {
  const fields = valuesOfFields(file);
  const named = new Set(fields.map(({ field }) => field));
  const others = valuesOfFacts(file, facts).filter(({ field }) => !named.has(field));
  return [...fields, ...others, ...valuesOfTags(file, facts)];
}

function shown({ source: { path } }: ContentFile, field: string, value: string, at: Position) {
  const text = value.replaceAll(/\s+/g, ' ').trim();
  return { text, field, file: path, source: sourceOf(path, at) };
}

function valuesOfFields(file: ContentFile): ShownValue[] {
  const found: ShownValue[] = [];
  if (!file.type || !file.data) return found;
  visitLeaves(file.type.frontMatter, file.data, (value, meta, path) => {
    if (!meta?.copy) return;
    found.push(shown(file, path.join('.'), String(value), file.frontMatter.positionOf(path)));
  });
  return found;
}

/** The facts that have fields of their own: phone, address, hours … */
function valuesOfFacts(file: ContentFile, facts: Facts): ShownValue[] {
  const { source, data = {}, frontMatter } = file;
  if (source.id !== 'business' || !holdsFacts(source)) return [];
  return Object.entries(facts)
    .filter(([name]) => Object.hasOwn(data, name))
    .map(([name, value]) => shown(file, name, value, frontMatter.positionOf([name])));
}

function valuesOfTags(file: ContentFile, facts: Facts): ShownValue[] {
  const found: ShownValue[] = [];
  if (!file.type?.tags.length) return found;
  const { tree } = parseBody(file.source.text);
  if (!tree) return found;
  visit(tree, (node) => {
    if (!isTag(node)) return;
    const definition = tagDefinition(node.name);
    if (!definition) return;
    const { values, positionFor } = attributesOf(node);
    visitLeaves(definition.attributes, values, (value, meta, path) => {
      if (!meta?.copy) return;
      const { text } = insertFacts(String(value), facts);
      found.push(shown(file, `<${node.name}> ${path.join('.')}`, text, positionFor(path)));
    });
  });
  return found;
}
