import { slug } from 'github-slugger';
import { isHeading, plainText } from '../../read/parse/nodes.ts';
import { isPage } from '../../read/resolve/content-file.ts';
import { checkNodes } from './check-nodes.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

export const emptyText: Rule = {
  id: 'empty-text',
  level: 'error',
  scope: 'file',
  summary: 'Headings and links have text.',
  check: (file) =>
    checkNodes(file, (node, raw) => {
      const isLink = node.type === 'link' || node.type === 'linkReference';
      if (isLink && plainText(node).trim() === '')
        return { message: say`A link needs text: [text](/faq)` };
      if (node.type !== 'heading' || !raw.startsWith('#') || !isPage(file)) return undefined;
      // A heading of punctuation alone counts as empty, because no link can lead to it.
      const isEmpty = slug(plainText(node)) === '';
      return isEmpty ? { message: say`Write text after the #. This heading is empty.` } : undefined;
    }),
};

export const headingInEntry: Rule = {
  id: 'heading-in-entry',
  level: 'error',
  scope: 'file',
  summary: 'Only pages have headings.',
  check: (file) =>
    checkNodes(file, (node, raw) =>
      isHeading(node) && raw.startsWith('#') && !isPage(file)
        ? { message: say`Write this line without #, or delete it. Only pages have headings.` }
        : undefined,
    ),
};
