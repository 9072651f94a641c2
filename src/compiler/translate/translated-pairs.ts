import { definesFacts, isTranslatable } from '../content-types/content-types.ts';
import { createFindOriginal, nameInLanguages } from '../content-types/file-location.ts';
import type { ContentFile } from '../read/resolve/content-file.ts';

/** A translation and its original. */
export interface Pair {
  file: ContentFile;
  original: ContentFile;
}

/** Returns the files that have text but no translation. */
export function untranslatedFiles(
  originals: readonly ContentFile[],
  translated: readonly Pick<ContentFile, 'textFile'>[],
): ContentFile[] {
  const names = new Set(translated.map(({ textFile }) => nameInLanguages(textFile)));
  return originals.filter(
    ({ textFile }) => isTranslatable(textFile) && !names.has(nameInLanguages(textFile)),
  );
}

/** Pairs the translations among files with their originals, if these exist. */
export function translatedPairs(files: readonly ContentFile[], originals = files): Pair[] {
  const originalOf = createFindOriginal(originals);
  return files.flatMap((file) => {
    const original = originalOf(file.textFile);
    return original ? [{ file, original: withoutUnusedFields(original, file) }] : [];
  });
}

/**
 * Removes the fields for times that a translated calendar omits. For example, a 24-hour clock does not
 * need am and pm.
 */
function withoutUnusedFields(original: ContentFile, { textFile, data }: ContentFile): ContentFile {
  if (textFile.id !== 'calendar' || !definesFacts(textFile) || !original.data || !data)
    return original;
  const isOmitted = (name: string) => data[name] === undefined;
  const names = ['afternoon', 'night', 'full_hour', 'midnight', 'digits'].filter(isOmitted);
  // A calendar has both of these or neither.
  if (isOmitted('am') && isOmitted('pm')) names.push('am', 'pm');
  const omitted = new Set<PropertyKey | undefined>(names);
  return {
    ...original,
    data: Object.fromEntries(Object.entries(original.data).filter(([name]) => !omitted.has(name))),
    segments: original.segments.filter(({ path }) => !omitted.has(path?.[0])),
  };
}
