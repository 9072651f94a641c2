import type { Nodes } from 'mdast';
import type { TagDefinition } from '../../../src/tags/definition.ts';
import { tags, type TagName } from '../../../src/tags/schemas.ts';
import type { FileDiagnostic, Position } from '../diagnostics/diagnostic.ts';
import type { Facts } from './facts.ts';
import { isBlank, isTag, positionOf, type TagNode } from './guard.ts';
import { validateValue } from './schema-errors.ts';

/**
 * Checks one tag, with the facts inserted, against its definition; what is no tag is the guard's to refuse.
 * @param parent what it stands in
 */
export function validateTag(
  node: TagNode,
  parent: Nodes | undefined,
  facts: Facts,
): FileDiagnostic[] {
  const definition = tagDefinition(node.name);
  // A spread may set any attribute; the guard refuses it anyway.
  if (!definition || node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) {
    return [];
  }
  const named = node.attributes.flatMap((attribute) => ('name' in attribute ? [attribute] : []));
  const values = Object.fromEntries(named.map(({ name, value }) => [name, value]));
  const positionFor = ([name]: readonly PropertyKey[]): Position => {
    const attribute = named.findLast((one) => one.name === name);
    return attribute ? positionOf(attribute, node) : positionOf(node);
  };
  const validated = validateValue(definition.attributes, values, facts);
  if ('diagnostics' in validated) {
    return validated.diagnostics.map(({ path, message, fix }) => ({
      ...positionFor(path),
      message: `<${node.name}>: ${message}`,
      fix,
    }));
  }
  const message = wrongContent(node, definition) ?? wrongPlace(node, definition, parent);
  return message === undefined ? [] : [{ ...positionOf(node), message }];
}

/** The definition of a tag; undefined where there is none of this name. */
export function tagDefinition(name: string | null): TagDefinition | undefined {
  return name !== null && Object.hasOwn(tags, name) ? tags[name as TagName] : undefined;
}

function wrongContent(
  { name, children }: TagNode,
  { content, pictures, inline }: TagDefinition,
): string | undefined {
  const isEmpty = children.length === 0;
  if (content === 'none' && !isEmpty)
    return `<${name} /> has no text of its own; write just <${name} />`;
  if (content === 'required' && isEmpty)
    return `<${name}> is empty; write its text, and then </${name}>`;
  if (pictures && !isEmpty && !children.every(isPictureList))
    return `<${name}> holds a list with a picture in each line: - ![what it shows](name) words below it`;
  if (inline && !isOneLine(children))
    return `the words of <${name}> stand in one line, without lists and line breaks: <${name} …>words</${name}>`;
  return undefined;
}

/** Whether nodes are the words of one line, by themselves or in a paragraph. */
function isOneLine(nodes: readonly Nodes[]): boolean {
  const [first] = nodes;
  if (nodes.length === 1 && first?.type === 'paragraph') return isOneLine(first.children);
  const words = new Set(['text', 'emphasis', 'strong', 'inlineCode', 'mdxTextExpression']);
  return nodes.every(({ type }) => words.has(type));
}

/** Within a sentence a browser would tear the sentence apart around such a tag. */
function wrongPlace(
  { name }: TagNode,
  { inline }: TagDefinition,
  parent: Nodes | undefined,
): string | undefined {
  if (name === 'Card' && parent && isTag(parent) && parent.name === name)
    return 'A card cannot be inside another card. Write </Card> before it.';
  if (inline || !parent || !holdsSentence(parent)) return undefined;
  return `<${name}> cannot stand within a sentence; put it on lines of its own, with a blank line before and after it`;
}

/** Whether what stands in a node is words; tags side by side are not. */
function holdsSentence(node: Nodes): boolean {
  if (node.type !== 'paragraph') return phrasing.has(node.type);
  return node.children.some((child) => !isTag(child) && !isBlank(child));
}

const phrasing: ReadonlySet<string> = new Set([
  'heading',
  'emphasis',
  'strong',
  'link',
  'linkReference',
  'tableCell',
]);

function isPictureList(node: Nodes): boolean {
  return (
    node.type === 'list' &&
    node.children.every(({ children: [first] }) => {
      const picture = first?.type === 'paragraph' ? first.children[0] : undefined;
      return picture?.type === 'image' || picture?.type === 'imageReference';
    })
  );
}
