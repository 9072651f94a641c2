import type { Nodes } from 'mdast';
import { tags, type TagName } from '../../../src/tags/schemas.ts';
import type { TagDefinition } from '../../../src/tags/definition.ts';
import type { FileDiagnostic, Position, Reference } from '../diagnostics/diagnostic.ts';
import { positionOf, type TagNode } from './guard.ts';
import { visitLeaves } from './leaves.ts';
import { validate } from './schema-errors.ts';

/**
 * Checks one tag against its definition; what is no tag is the guard's to refuse.
 * @param named takes up what a valid tag names, and its words
 */
export function validateTag(
  node: TagNode,
  named: Record<'links' | 'pictures' | 'collections' | 'words', Reference[]>,
): FileDiagnostic[] {
  const definition = tagDefinition(node.name);
  // A spread may set any attribute; the guard refuses it anyway.
  if (!definition || node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) {
    return [];
  }
  const { values, positionFor } = attributesOf(node);
  const validated = validate(definition.attributes, values);
  if ('diagnostics' in validated) {
    return validated.diagnostics.map(({ path, message, fix }) => ({
      ...positionFor(path),
      message: `<${node.name}>: ${message}`,
      fix,
    }));
  }
  visitLeaves(definition.attributes, values, (value, meta, path) => {
    const reference = { ...positionFor(path), name: String(value) };
    if (meta?.link) named.links.push(reference);
    if (meta?.picture) named.pictures.push(reference);
    if (meta?.copy) named.words.push(reference);
  });
  if (node.name === 'Collection') {
    named.collections.push({ ...positionFor(['of']), name: String(values.of) });
  }
  const message = wrongContent(node, definition);
  return message === undefined ? [] : [{ ...positionOf(node), message }];
}

/** The definition of a tag; undefined where there is none of this name. */
export function tagDefinition(name: string | null): TagDefinition | undefined {
  return name !== null && Object.hasOwn(tags, name) ? tags[name as TagName] : undefined;
}

function wrongContent(
  { name, children }: TagNode,
  { content, pictures }: TagDefinition,
): string | undefined {
  const isEmpty = children.length === 0;
  if (content === 'none' && !isEmpty)
    return `<${name} /> has no text of its own; write just <${name} />`;
  if (content === 'required' && isEmpty)
    return `<${name}> is empty; write its text, and then </${name}>`;
  if (pictures && !isEmpty && !children.every(isPictureList))
    return `<${name}> holds a list with a picture in each line: - ![what it shows](name) words below it`;
  return undefined;
}

function isPictureList(node: Nodes): boolean {
  return (
    node.type === 'list' &&
    node.children.every(({ children: [first] }) => {
      const picture = first?.type === 'paragraph' ? first.children[0] : undefined;
      return picture?.type === 'image' || picture?.type === 'imageReference';
    })
  );
}

/** The attributes of a tag as written, and where each of them stands. */
export function attributesOf(node: TagNode) {
  const named = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute] : []));
  const positions = new Map(
    named.map((attribute) => [attribute.name, positionOf(attribute, node)] as const),
  );
  return {
    values: Object.fromEntries(named.map(({ name, value }) => [name, value])),
    positionFor: ([name]: readonly PropertyKey[]): Position =>
      positions.get(String(name)) ?? positionOf(node),
  };
}
