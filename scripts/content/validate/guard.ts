import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  escapedBrackets,
  expressionMessage,
  htmlMessage,
  namelessTag,
} from '../parse/body-messages.ts';
import {
  startOfFile,
  type FileDiagnostic,
  type Explanation,
  type Position,
} from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';

/**
 * Refuses everything in a body that could run or that is no tag of this site: JavaScript, HTML
 * elements, spread attributes. It refuses and never strips. What it lets pass in curly brackets are
 * names, which are looked up as facts.
 * @param tagNames the tags that are allowed here; none in entries
 * @param text the whole file
 */
export function guard(tree: Root, tagNames: readonly string[], text: string): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, (node) => {
    const explanation = refusal(node, tagNames, text);
    if (explanation) diagnostics.push({ ...positionOf(node), ...explanation });
    if (isTag(node)) diagnostics.push(...attributeDiagnostics(node));
  });
  return diagnostics;
}

interface Located {
  position?: Nodes['position'];
}

/** Where a node begins, or, where it does not say, where the node around it does. */
export function positionOf(node: Located, around?: Located): Position {
  const start = node.position?.start ?? around?.position?.start;
  return start ? { line: start.line, column: start.column } : startOfFile;
}

function refusal(node: Nodes, tagNames: readonly string[], text: string): Explanation | undefined {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*[A-Za-z_]+(?: +[A-Za-z_]+)*\s*$/.test(node.value)
        ? undefined
        : { message: expressionMessage, fix: escapedBrackets(node.value) };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return tagRefusal(node, tagNames, text);
    default:
      return undefined;
  }
}

function tagRefusal(
  { name, position }: TagNode,
  tagNames: readonly string[],
  text: string,
): Explanation | undefined {
  if (name !== null && tagNames.includes(name)) return undefined;
  if (name === null) return { message: namelessTag };
  const meant = nearest(name, tagNames);
  if (/^[a-z]/.test(name) && meant === undefined) return { message: htmlMessage(name) };
  if (tagNames.length === 0)
    return { message: `tags such as <${name}> work on pages only; write plain text here` };
  if (meant === undefined) {
    return { message: `there is no tag <${name}>; content/REFERENCE.md lists all tags` };
  }
  const message = `there is no tag <${name}>; did you mean <${meant}>?`;
  const find = text.slice(position?.start.offset, position?.end.offset);
  // A tag on several lines is renamed at both ends, which no single line shows.
  if (find.includes('\n')) return { message };
  const replace = find.replaceAll(new RegExp(`(?<=^</?)${name}|(?<=</)${name}(?=>$)`, 'g'), meant);
  return { message, fix: { find, replace } };
}

/** A tag in a body. */
export type TagNode = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether a node is a tag, on lines of its own or within a sentence. */
export function isTag(node: Nodes): node is TagNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Whether a node is nothing but white space between others. */
export function isBlank(node: Nodes): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function attributeDiagnostics(node: TagNode): FileDiagnostic[] {
  const names = node.attributes.map((attribute) =>
    'name' in attribute ? attribute.name : undefined,
  );
  return node.attributes.flatMap((attribute, index) => {
    const isSecond = 'name' in attribute && names.indexOf(attribute.name) < index;
    const explanation = isSecond
      ? { message: `the attribute "${attribute.name}" is set twice; keep one of the two` }
      : attributeRefusal(attribute);
    return explanation ? [{ ...positionOf(attribute, node), ...explanation }] : [];
  });
}

function attributeRefusal(attribute: TagNode['attributes'][number]): Explanation | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return {
      message: 'write each attribute as name="value", without curly brackets',
    };
  }
  const { name, value } = attribute;
  if (typeof value === 'string') return undefined;
  if (!value) return { message: `the attribute "${name}" needs a value: write ${name}="…"` };
  const message = `write ${name}="…" with quotes instead of curly brackets`;
  const words = /^\s*(["'])([^"'{}<>]*)\1\s*$/.exec(value.value)?.[2];
  return words === undefined
    ? { message }
    : { message, fix: { find: `{${value.value}}`, replace: `"${words}"`, safe: true } };
}
