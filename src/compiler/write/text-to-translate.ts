import { Document } from 'yaml';
import { bodyStart } from '../read/parse/fences.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';
import { versionOf } from '../translate/stale.ts';

/** Returns the file of a translation: the fields and the body of the original, still to translate. */
export function textToTranslate(original: ContentFile): string {
  const { textFile, segments } = original;
  const fields = new Document({});
  for (const { kind, path: field, value } of segments) {
    if (field && kind === 'text') fields.setIn(field, value);
  }
  fields.set('translated_from', versionOf(original, original));
  fields.set('reviewed', false);
  return `---\n${fields.toString({ lineWidth: 0 })}---\n${textFile.text.slice(bodyStart(textFile.text))}`;
}
