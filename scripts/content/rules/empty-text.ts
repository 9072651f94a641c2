import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { hasText, isHeading, plainText, positionOf } from '../parse/nodes.ts';
import { isPage, type ContentFile } from '../resolve/content-file.ts';
import type { Finding, Rule } from './rule.ts';

export const headingInEntry: Rule = {
  id: 'heading-in-entry',
  level: 'error',
  scope: 'file',
  summary: 'Only pages have headings.',
  check: (file) =>
    isPage(file)
      ? []
      : inBody(file, (node, source) =>
          isHeading(node) && source.startsWith('#')
            ? 'only pages have headings; write this line without # or remove it'
            : undefined,
        ),
};

export const emptyText: Rule = {
  id: 'empty-text',
  level: 'error',
  scope: 'file',
  summary: 'Headings and links have text.',
  check: (file) =>
    inBody(file, (node, source) => {
      if (node.type === 'link' || node.type === 'linkReference')
        return plainText(node).trim() === ''
          ? 'a link needs text to press: [text](/faq)'
          : undefined;
      const isEmpty = node.type === 'heading' && source.startsWith('#') && !hasText(node);
      return isEmpty && isPage(file)
        ? 'this heading has no text; write some after the #'
        : undefined;
    }),
};

function inBody(
  { body, source: { text } }: ContentFile,
  messageOf: (node: Nodes, source: string) => string | undefined,
): Finding[] {
  const findings: Finding[] = [];
  if (!body) return findings;
  visit(body.tree, (node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    const message = messageOf(node, source);
    if (message !== undefined) findings.push({ ...positionOf(node), message });
  });
  return findings;
}
