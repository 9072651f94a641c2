import type { Root } from 'mdast';
import { slug } from 'github-slugger';
import { visit } from 'unist-util-visit';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import type { Facts } from './facts.ts';
import { isTag, positionOf } from './guard.ts';
import { plainText } from './plain-text.ts';
import { validateTag } from './tags.ts';

/** What cameras, phones and computers call pictures. */
const fileName = /\.(?:jpe?g|png|webp|avif|svg|heic)$|^(?:IMG|DSC|PXL|WhatsApp Image)[-_ ]?\d/i;

/** What is wrong with the tags, headings, links and pictures of a body, each looked at by itself. */
export function checkBody(tree: Root, facts: Facts): FileDiagnostic[] {
  const diagnostics: FileDiagnostic[] = [];
  visit(tree, (node, _, parent) => {
    const refuse = (message: string) => diagnostics.push({ ...positionOf(node), message });
    if (isTag(node)) diagnostics.push(...validateTag(node, parent, facts));
    switch (node.type) {
      case 'heading':
        if (slug(plainText(node)) === '')
          refuse('this heading has no text; write some after the #');
        break;
      case 'link':
      case 'linkReference':
        if (plainText(node).trim() === '') refuse('a link needs text to press: [text](/faq)');
        break;
      case 'image':
      case 'imageReference':
        if (!node.alt?.trim()) {
          refuse('describe the picture for people who cannot see it: ![description](name)');
        } else if (fileName.test(node.alt)) {
          const message = `"${node.alt}" is the name of a file; say what the picture shows`;
          diagnostics.push({ ...positionOf(node), message, severity: 'warning' });
        }
    }
  });
  return diagnostics;
}
