import {
  decodeText,
  changedLines,
  replaceInBytes,
} from '../../../compiler/write/replace-in-bytes.ts';
import { replaceList } from '../../../compiler/write/replace-list.ts';
import { withCurrentVersion } from '../../../compiler/write/translation-marks.ts';
import { staleTranslations } from '../../../compiler/translate/stale.ts';
import type { ContentFile } from '../../../compiler/read/resolve/content-file.ts';
import { parseText, type Writer } from '../writer.ts';
import type { Bytes, FileChange } from '../../files/transport.ts';
import type { ItemChange } from './schedule-requests.ts';

/** A text by language (BCP 47). */
type Texts = Readonly<Record<string, string>>;

/** A list of which translations have one text for each entry. */
interface TranslatedList {
  name: string;
  /** The name of the text in an entry. */
  field: string;
  /** The texts of the original before the change. */
  texts: readonly string[];
  /** A new list is inserted after this field. */
  previousField: string;
  /** The translations before the change. A file that does not exist yet is empty. */
  translations: readonly ContentFile[];
  files: readonly ContentFile[];
  defaultLanguage: string;
}

/**
 * Returns the changes of the translations of a list if an entry is added, changed or removed. Without a
 * list, only a typed text adds one.
 */
export async function changeTranslations(
  writer: Writer,
  list: TranslatedList,
  index: number,
  change: ItemChange<Texts>,
  original: FileChange & { after: Bytes },
): Promise<FileChange[]> {
  const { before, after } = change;
  const newOriginal = parseText(original.path, original.after);
  const stale = await staleTranslations(list.files, writer.readBlob, newOriginal.textFile.id);
  return list.translations.flatMap((file): FileChange[] => {
    const { language = '', path } = file.textFile;
    const bytes = writer.readBytes(path);
    const current = bytes ?? new TextEncoder().encode(file.textFile.text);
    const text = decodeText(current) ?? '';
    const newText = withEntry(file, list, index, change);
    if (newText === text) return [];
    const changed = replaceInBytes(current, changedLines(text, newText));
    // A new text that is not translated is listed by itself.
    const isUpdated = !after || !before || after[language] !== before[language];
    const isStale = stale.some(({ file: { textFile } }) => textFile.path === path);
    // A translation that was up to date stays so if its text was typed or the entry was removed.
    const isCurrent = isUpdated && !isStale;
    const marked = isCurrent ? withCurrentVersion(changed, newOriginal) : changed;
    return [{ path, before: bytes, after: marked }];
  });
}

function withEntry(
  file: ContentFile,
  { name, field, texts, previousField, defaultLanguage }: TranslatedList,
  index: number,
  { before, after }: ItemChange<Texts>,
): string {
  const entries = (file.frontMatter.data?.[name] ?? []) as Record<string, string>[];
  const typed = after?.[file.textFile.language ?? ''];
  const hasList = entries.length === texts.length;
  if (!hasList && !typed) return file.textFile.text;
  const translated = hasList ? entries : texts.map((text) => ({ [field]: text }));
  const newEntries = after ? [{ [field]: typed || textIn(after, defaultLanguage) }] : [];
  return replaceList(file, {
    name,
    before: entries,
    after: translated.toSpliced(index, before ? 1 : 0, ...newEntries),
    previousField,
  });
}

/** Returns the text in a language; without it, a text in another language. */
export function textIn(texts: Texts, language: string): string {
  return texts[language] || (Object.values(texts).find(Boolean) ?? '');
}
