import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentType } from '../content-types/content-types.ts';
import { startOfFile, type FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { isTag, positionOf } from '../parse/nodes.ts';
import type { Facts } from '../text/facts.ts';
import { guard, type SchemaError } from './guard.ts';
import { validateTag } from './tags.ts';

/**
 * Checks a body as it is written against the type of its file: whether it may be there, and its tags.
 * @param text the whole file
 * @param isWhole whether all of the body could be parsed
 * @param facts undefined while nothing can be inserted; attributes are not checked then
 */
export function checkBody(
  tree: Root,
  type: ContentType,
  text: string,
  isWhole: boolean,
  facts: Facts | undefined,
): SchemaError[] {
  if (type.body === 'none') return textBelow(tree);
  const refused = guard(tree, type.tags, text);
  const tags = facts ? tagErrors(tree, facts) : [];
  const isRefused = ({ line, column }: FileDiagnostic) =>
    refused.some((error) => error.line === line && error.column === column);
  return [
    ...refused,
    ...(isWhole ? missingText(tree) : []),
    ...tags.filter((error) => !isRefused(error)),
  ];
}

function tagErrors(tree: Root, facts: Facts): SchemaError[] {
  const errors: SchemaError[] = [];
  visit(tree, (node, _, parent) => {
    if (!isTag(node)) return;
    errors.push(...validateTag(node, parent, facts).map((error) => ({ rule: 'tag', ...error })));
  });
  return errors;
}

function textBelow({ children: [first] }: Root): SchemaError[] {
  const message = 'visitors do not see text below the fields of this file; remove it';
  return first ? [{ rule: 'text-below', ...positionOf(first), message }] : [];
}

function missingText({ children, position }: Root): SchemaError[] {
  const { line } = position?.end ?? startOfFile;
  const message = 'the text below the fields is missing';
  return children.length > 0 ? [] : [{ rule: 'text-below', line, column: 1, message }];
}
