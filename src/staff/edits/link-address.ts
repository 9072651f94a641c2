import { isBusiness } from '../../compiler/content-types/content-types.ts';
import { editableSegments, type EditableSegment } from '../../compiler/write/editable-segments.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import { socialNames } from '../../site/fields/social.ts';
import type { Edit } from './requests.ts';
import { withTranslations } from './file-context.ts';
import { innermostTag } from './tag-places.ts';

/** Returns the address of the link that a text labels, as an edit without a change; undefined if there is none. */
export function linkAddress(
  content: ContentFile,
  label: EditableSegment,
  files: readonly ContentFile[],
): Edit | undefined {
  const [original = ''] = withTranslations(content.textFile.path, files);
  const originalFile = files.find(({ textFile }) => textFile.path === original) ?? content;
  const inFile = addressIn(content, label);
  // The front matter of a translation lacks the link.
  const file = inFile ? content : originalFile;
  const address = inFile ?? (label.path && addressIn(originalFile, label));
  if (address) return editOf(file, address);
  const isSocial =
    content.textFile.id === 'links' && socialNames.some((name) => name === label.label);
  const business = files.find(({ textFile }) => isBusiness(textFile));
  const page =
    isSocial && business
      ? editableSegments(business).find((segment) => segment.label === `social.${label.label}`)
      : undefined;
  return business && page && editOf(business, page);
}

function editOf({ textFile }: ContentFile, { id, raw: expected, value }: EditableSegment): Edit {
  return { file: textFile.path, id, expected, value };
}

/** Returns the link in the same map or in the same tag as a label. */
function addressIn(file: ContentFile, label: EditableSegment) {
  const links = editableSegments(file).filter(({ kind }) => kind === 'link');
  if (label.path) {
    const parent = label.path.slice(0, -1).join('.');
    return links.find((link) => link.path && link.path.slice(0, -1).join('.') === parent);
  }
  const [, tag] = /^<(\w+)>(?: title)?$/.exec(label.label) ?? [];
  return links.find(
    (link) =>
      link.label === `<${tag}> to` && innermostTag(file, link) === innermostTag(file, label),
  );
}
