import type { Nodes } from 'mdast';
import type { TagDefinition } from '../../../site/tags/tag-definition.ts';
import { metaAt } from '../../content-types/schema-at.ts';
import { tagDefinition } from '../../content-types/find-tag.ts';
import type { Finding, Position } from '../../diagnostics/diagnostic.ts';
import { hasOnlyTags, isTag, positionOf, type TagNode } from '../parse/nodes.ts';
import type { Facts } from '../facts/facts.ts';
import { insertFacts } from '../facts/insert-facts.ts';
import { validateValue } from './validate-value.ts';
import { asField, isField, say, type Message, type Sentence } from '../../../site/fields/say.ts';

/** Validates the attributes, the content and the location of a tag. */
export function validateTag(node: TagNode, parent: Nodes | undefined, facts: Facts): Finding[] {
  const definition = tagDefinition(node.name);
  const attributes = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  // Another rule reports spreads, such as `{...fields}`, which may set any attribute.
  if (!definition || attributes.length < node.attributes.length) return [];
  const valueOf = ({ name, value }: (typeof attributes)[number]) => {
    const meta = metaAt(definition.attributes, [name]);
    return typeof value === 'string' && meta?.isText
      ? insertFacts(value, facts, meta.variables).text
      : value;
  };
  const values = Object.fromEntries(
    attributes.map((attribute) => [attribute.name, valueOf(attribute)]),
  );
  const positionFor = ([name]: readonly PropertyKey[]): Position => {
    // The last of two attributes with the same name has set the value.
    const attribute = attributes.findLast((candidate) => candidate.name === name);
    return attribute ? positionOf(attribute, node) : positionOf(node);
  };
  const validated = validateValue(definition.attributes, values, {
    facts,
    positionOf: positionFor,
  });
  if ('findings' in validated) {
    return validated.findings.map(({ message, ...finding }) => ({
      ...finding,
      message: [
        ...say`<${{ tag: node.name ?? '' }}>:`,
        ...message.map((sentence) => ofTag(sentence, node)),
      ],
    }));
  }
  const message =
    explainContent(node, definition, facts) ?? explainLocation(node, definition, parent);
  return message === undefined ? [] : [{ ...positionOf(node), message }];
}

/** Adds the name of a tag to the attributes in a sentence, because forms name them with it. */
function ofTag(sentence: Sentence, { name }: TagNode): Sentence {
  const values = Object.entries(sentence.values).map(([key, value]) => [
    key,
    isField(value) ? asField(value.value, `<${name}> ${value.value}`) : value,
  ]);
  return { ...sentence, values: Object.fromEntries(values) as Sentence['values'] };
}

/** Explains content that the tag does not allow; undefined if the content is valid. */
function explainContent(
  { name: tagName, children }: TagNode,
  { content, pictures, inline }: TagDefinition,
  facts: Facts,
): Message | undefined {
  const name = tagName ?? '';
  const isEmpty = children.length === 0;
  if (content === 'none' && !isEmpty) return say`Write just <${{ name }} />. It has no text.`;
  if (content === 'required' && isEmpty)
    return say`Write text, and then </${{ name }}>. <${{ name }}> is empty.`;
  if (pictures && !isEmpty && !children.every(isPictureList))
    return say`Write a list in <${{ name }}> with a picture in each line: - ![what it shows](name) text below it`;
  if (inline && !isOneLine(children, facts))
    return say`Write the text of <${{ name }}> on one line, without lists and line breaks: <${{ name }} …>text</${{ name }}>`;
  return undefined;
}

/** Returns true if the nodes are text on one line or a single fact. */
function isOneLine(nodes: readonly Nodes[], facts: Facts): boolean {
  const [first] = nodes;
  if (nodes.length === 1 && first?.type === 'paragraph') return isOneLine(first.children, facts);
  if (nodes.length === 1 && first?.type === 'mdxFlowExpression')
    return Object.hasOwn(facts, first.value.trim());
  const inlineTypes = new Set(['text', 'emphasis', 'strong', 'inlineCode', 'mdxTextExpression']);
  return nodes.every(({ type }) => inlineTypes.has(type));
}

/** Explains a card in a card, or a block tag in a sentence, which browsers would split. */
function explainLocation(
  { name: tagName }: TagNode,
  { inline }: TagDefinition,
  parent: Nodes | undefined,
): Message | undefined {
  const name = tagName ?? '';
  if (name === 'Card' && parent && isTag(parent) && parent.name === name)
    return say`A card cannot be inside another card. Write </Card> before it.`;
  if (inline || !parent || !containsText(parent)) return undefined;
  return say`Write <${{ name }}> on a separate line, with a blank line before and after it. It cannot be within a sentence.`;
}

/** Returns true if a node contains text and not only tags. */
function containsText(node: Nodes): boolean {
  if (node.type === 'paragraph') return !hasOnlyTags(node);
  return /^(heading|emphasis|strong|link|linkReference|tableCell)$/.test(node.type);
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
