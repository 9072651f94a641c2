import {
  escapeBrackets,
  expressionMessage,
  htmlMessage,
  namelessTagMessage,
} from '../parse/body-messages.ts';
import type { Explanation, Finding, Fix } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { positionOf, type TagNode } from '../parse/nodes.ts';
import { say, sayInReport } from '../../../site/fields/say.ts';

/** Explains an expression that is not words. Another rule checks whether the words name a fact. */
export function explainExpression(value: string): Explanation | undefined {
  const isWords = /^\s*[A-Za-z_]+(?: +[A-Za-z_]+)*\s*$/.test(value);
  return isWords ? undefined : { message: expressionMessage, fix: escapeBrackets(value) };
}

/**
 * Reports HTML, unknown tags, and attributes that are JavaScript or set twice.
 * @param tagNames the tags that are allowed here
 */
export function checkTagSyntax(
  node: TagNode,
  tagNames: readonly string[],
  text: string,
): Finding[] {
  const nameExplanation = explainName(node, tagNames, text);
  const names = node.attributes.map((attribute) => 'name' in attribute && attribute.name);
  const attributeErrors = node.attributes.flatMap((attribute, index) => {
    const isDuplicate = 'name' in attribute && names.indexOf(attribute.name) < index;
    const explanation = isDuplicate
      ? {
          message: say`The attribute "${{ name: attribute.name }}" is set twice. Delete one of the two.`,
        }
      : explainAttribute(attribute);
    return explanation ? [{ ...positionOf(attribute, node), ...explanation }] : [];
  });
  if (!nameExplanation) return attributeErrors;
  return [{ ...positionOf(node), ...nameExplanation }, ...attributeErrors];
}

/** Explains the name of a tag; undefined if the tag is allowed. */
function explainName(
  { name, position }: TagNode,
  tagNames: readonly string[],
  text: string,
): Explanation | undefined {
  if (name === null) return { message: namelessTagMessage };
  if (tagNames.includes(name)) return undefined;
  const suggestion = nearest(name, tagNames);
  if (suggestion !== undefined) {
    const raw = text.slice(position?.start.offset, position?.end.offset);
    const message = say`There is no tag <${{ name }}>. Did you mean <${{ suggestion }}>?`;
    return { message, fix: renameTag(raw, name, suggestion) };
  }
  if (/^[a-z]/.test(name)) return { message: htmlMessage(name) };
  return tagNames.length === 0
    ? { message: say`Write plain text here. Tags such as <${{ name }}> work on pages only.` }
    : {
        message: [
          ...say`There is no tag <${{ name }}>.`,
          ...sayInReport`content/REFERENCE.md lists all tags.`,
        ],
      };
}

/** Returns the fix that renames a tag and its closing tag. @param find the whole text of the tag */
function renameTag(find: string, name: string, newName: string): Fix | undefined {
  // A report cannot show a fix of several lines.
  if (find.includes('\n')) return undefined;
  const escaped = name.replaceAll(/[.$]/g, String.raw`\$&`);
  const bothNames = new RegExp(`(?<=^<)${escaped}|(?<=</)${escaped}(?=>$)`, 'g');
  return { find, replace: find.replaceAll(bothNames, newName) };
}

function explainAttribute(attribute: TagNode['attributes'][number]): Explanation | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return { message: say`Write each attribute as name="value", without curly brackets.` };
  }
  const { name, value } = attribute;
  if (typeof value === 'string') return undefined;
  if (!value)
    return { message: say`Write ${{ attribute: `${name}="…"` }}. The attribute needs a value.` };
  const [, , quoted] = /^\s*(["'])([^"'{}<>]*)\1\s*$/.exec(value.value) ?? [];
  const message = say`Write ${{ attribute: `${name}="…"` }} with quotes instead of curly brackets.`;
  if (quoted === undefined) return { message };
  return { message, fix: { find: `{${value.value}}`, replace: `"${quoted}"`, safe: true } };
}
