import { tags, type TagName } from '../../../src/tags/schemas.ts';
import type { TagDefinition } from '../../../src/tags/definition.ts';
import { validate } from './schema-errors.ts';
import { insertFacts, type Facts } from '../facts.ts';
import { placeOf, type TagNode } from './guard.ts';
import { visitLeaves } from './leaves.ts';
import type { Fault, Found, Place } from '../diagnostics/diagnostic.ts';

/** What one use of a tag names, and what is wrong with it. */
export interface TagUse {
  links: Found[];
  pictures: Found[];
  collections: Found[];
  faults: Fault[];
}

/** Checks one use of a tag against its definition; what is no tag is the guard's to refuse. */
export function readTag(node: TagNode, facts: Facts): TagUse {
  const use: TagUse = { links: [], pictures: [], collections: [], faults: [] };
  if (node.name === null || !Object.hasOwn(tags, node.name)) return use;
  const tag: TagDefinition = tags[node.name as TagName];
  const { values, placeFor } = attributesOf(node);
  // Which attributes a spread would set cannot be told; the guard refuses it anyway.
  if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return use;

  const result = validate(tag.attributes, values);
  if ('faults' in result) {
    use.faults = result.faults.map(({ path, message, mend }) => ({
      ...placeFor(path),
      message: `<${node.name}>: ${message}`,
      mend,
    }));
    return use;
  }
  const message = contentFault(node, tag);
  if (message !== undefined) use.faults.push({ ...placeOf(node), message });
  visitLeaves(tag.attributes, values, (value, meta, path) => {
    const found = { ...placeFor(path), name: String(value) };
    if (meta?.link) use.links.push(found);
    if (meta?.picture) use.pictures.push(found);
    if (!meta?.copy) return;
    for (const fault of insertFacts(found.name, facts).faults) {
      use.faults.push({ ...placeFor(path), ...fault });
    }
  });
  if (node.name === 'Collection') {
    use.collections.push({ ...placeFor(['of']), name: String(values.of) });
  }
  return use;
}

function contentFault({ name, children }: TagNode, { content }: TagDefinition): string | undefined {
  const isEmpty = children.length === 0;
  if (content === 'none' && !isEmpty)
    return `<${name} /> holds no words; write it like this and nothing between`;
  if (content === 'required' && isEmpty)
    return `<${name}> is empty; write what stands in it, and </${name}> behind`;
  return undefined;
}

/** The attributes of a tag as written, and where each of them stands. */
export function attributesOf(node: TagNode) {
  const named = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute] : []));
  const places = new Map(
    named.map((attribute) => [attribute.name, placeOf(attribute as never, node)] as const),
  );
  return {
    values: Object.fromEntries(named.map(({ name, value }) => [name, value])),
    placeFor: ([name]: readonly PropertyKey[]): Place => places.get(String(name)) ?? placeOf(node),
  };
}
