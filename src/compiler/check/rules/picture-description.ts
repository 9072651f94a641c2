import { checkNodes } from './check-nodes.ts';
import { error, warning, type Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

/** Matches a file extension, or a name that cameras and phones give to photos. */
const fileNamePattern =
  /\.(?:jpe?g|png|webp|avif|svg|heic)$|^(?:IMG|DSC|PXL|WhatsApp Image)[-_ ]?\d/i;

export const pictureDescription: Rule = {
  ids: [
    error('picture-description', 'A picture is described for people who cannot see it.'),
    warning('picture-file-name', 'The description of a picture is not the name of a file.'),
  ],
  scope: 'file',
  check: (file) =>
    checkNodes(file, (node) => {
      if (node.type !== 'image' && node.type !== 'imageReference') return undefined;
      const alt = node.alt ?? '';
      if (!alt.trim()) {
        const rule = 'picture-description';
        const message = say`Describe the picture for people who cannot see it: ![description](name)`;
        return { rule, message };
      }
      if (!fileNamePattern.test(alt)) return undefined;
      const message = say`Write what the picture shows. "${{ name: alt }}" is the name of a file.`;
      return { rule: 'picture-file-name', message };
    }),
};
