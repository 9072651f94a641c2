import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  escapeBrackets,
  expressionMessage,
  htmlMessage,
  namelessTagMessage,
} from '../parse/body-messages.ts';
import type { Explanation, FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { isTag, positionOf, type TagNode } from '../parse/nodes.ts';

/** An error in a body, with the id of its rule. The default id is `tag`. */
export interface BodyError extends FileDiagnostic {
  rule?: string;
}

/** Reports JavaScript, HTML and unknown tags. @param tagNames the tags that are allowed here */
export function checkForbiddenSyntax(
  tree: Root,
  tagNames: readonly string[],
  text: string,
): BodyError[] {
  const diagnostics: BodyError[] = [];
  visit(tree, (node) => {
    const rule = isTag(node) ? 'tag' : 'expression';
    const explanation = explainNode(node, tagNames, text);
    if (explanation) diagnostics.push({ rule, ...positionOf(node), ...explanation });
    if (isTag(node)) diagnostics.push(...attributeDiagnostics(node));
  });
  return diagnostics;
}

function explainNode(
  node: Nodes,
  tagNames: readonly string[],
  text: string,
): Explanation | undefined {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*[A-Za-z_]+(?: +[A-Za-z_]+)*\s*$/.test(node.value)
        ? undefined
        : { message: expressionMessage, fix: escapeBrackets(node.value) };
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return explainTag(node, tagNames, text);
    default:
      return undefined;
  }
}

function explainTag(
  { name, position }: TagNode,
  tagNames: readonly string[],
  text: string,
): Explanation | undefined {
  if (name !== null && tagNames.includes(name)) return undefined;
  if (name === null) return { message: namelessTagMessage };
  const suggestion = nearest(name, tagNames);
  if (/^[a-z]/.test(name) && suggestion === undefined) return { message: htmlMessage(name) };
  if (tagNames.length === 0)
    return { message: `Write plain text here. Tags such as <${name}> work on pages only.` };
  if (suggestion === undefined) {
    return { message: `There is no tag <${name}>. content/REFERENCE.md lists all tags.` };
  }
  const message = `There is no tag <${name}>. Did you mean <${suggestion}>?`;
  const find = text.slice(position?.start.offset, position?.end.offset);
  // The fix would change the first and the last line, and a report cannot show this.
  if (find.includes('\n')) return { message };
  const replace = find.replaceAll(
    new RegExp(`(?<=^</?)${name}|(?<=</)${name}(?=>$)`, 'g'),
    suggestion,
  );
  return { message, fix: { find, replace } };
}

function attributeDiagnostics(node: TagNode): BodyError[] {
  const names = node.attributes.map((attribute) =>
    'name' in attribute ? attribute.name : undefined,
  );
  return node.attributes.flatMap((attribute, index) => {
    const isDuplicate = 'name' in attribute && names.indexOf(attribute.name) < index;
    const explanation = isDuplicate
      ? { message: `The attribute "${attribute.name}" is set twice. Delete one of the two.` }
      : explainAttribute(attribute);
    return explanation ? [{ ...positionOf(attribute, node), ...explanation }] : [];
  });
}

function explainAttribute(attribute: TagNode['attributes'][number]): Explanation | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return { message: 'Write each attribute as name="value", without curly brackets.' };
  }
  const { name, value } = attribute;
  if (typeof value === 'string') return undefined;
  if (!value) return { message: `Write ${name}="…". The attribute needs a value.` };
  const message = `Write ${name}="…" with quotes instead of curly brackets.`;
  const text = /^\s*(["'])([^"'{}<>]*)\1\s*$/.exec(value.value)?.[2];
  return text === undefined
    ? { message }
    : { message, fix: { find: `{${value.value}}`, replace: `"${text}"`, safe: true } };
}
