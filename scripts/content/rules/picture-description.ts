import { visit } from 'unist-util-visit';
import { positionOf } from '../parse/nodes.ts';
import type { Finding, Rule } from './rule.ts';

export const pictureDescription: Rule = {
  id: 'picture-description',
  level: 'error',
  scope: 'file',
  summary: 'A picture is described for people who cannot see it.',
  others: [
    {
      id: 'picture-file-name',
      level: 'warning',
      summary: 'The description of a picture is not the name of a file.',
    },
  ],
  check({ body }) {
    const findings: Finding[] = [];
    if (!body) return findings;
    visit(body.tree, ['image', 'imageReference'], (node) => {
      const alt = 'alt' in node ? (node.alt ?? '') : '';
      const found = explain(alt);
      if (found) findings.push({ ...positionOf(node), ...found });
    });
    return findings;
  },
};

/** What cameras, phones and computers call pictures. */
const fileName = /\.(?:jpe?g|png|webp|avif|svg|heic)$|^(?:IMG|DSC|PXL|WhatsApp Image)[-_ ]?\d/i;

function explain(alt: string) {
  if (!alt.trim())
    return { message: 'describe the picture for people who cannot see it: ![description](name)' };
  const message = `"${alt}" is the name of a file; say what the picture shows`;
  return fileName.test(alt) ? { message, rule: 'picture-file-name' } : undefined;
}
