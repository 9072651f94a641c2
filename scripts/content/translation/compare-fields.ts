import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import { bodyStart } from '../parse/fences.ts';
import type { Words } from '../validate/words.ts';
import type { Pair } from './pair.ts';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/**
 * The words of an original that its translation lacks, and those that it has too many. Where a file
 * may hold some words only, none is missing but those of entries in a list.
 */
export function compareFields({ file, original }: Pair): FileDiagnostic[] {
  if (!file.data || !original.data) return [];
  const [there, here] = [fieldsOf(original.words), fieldsOf(file.words)];
  const { frontMatter, type } = file;
  const lists = unevenLists(file.data, original.data);
  const uneven = lists.map((list) => ({
    ...frontMatter.positionOf([list]),
    message: `${original.source.path} has another number of entries under "${list}", so the pages show the words of that file; write them anew, one for each entry`,
  }));
  const isUneven = ([name]: readonly PropertyKey[]) => lists.includes(String(name));
  const missing = [...there].flatMap(([name, { path = [], shown }]) => {
    const isOfList = path.some((step) => typeof step === 'number');
    if (here.has(name) || isUneven(path) || (type?.isPartial && !isOfList)) return [];
    const [list, , field] = path;
    if (isOfList && field !== undefined && !Object.hasOwn(file.data ?? {}, list ?? '')) {
      const message = `Write the ${String(field)} of "${shown}" in ${languages.of(file.source.language ?? '')} below "${String(list)}:".`;
      const end = positionAt(file.source.text, bodyStart(file.source.text) - 1);
      const related = { path: original.source.path, ...original.frontMatter.positionOf(path) };
      return [{ ...end, column: 1, message, related }];
    }
    const message = `"${name}" is missing; translate "${shown}" from ${original.source.path}`;
    return [{ ...frontMatter.positionOf(path), message }];
  });
  const further = [...here].flatMap(([name, { path = [] }]) => {
    const message = `${original.source.path} has no "${name}", so there is nothing to translate; remove it`;
    // A field may be needed in one language only, such as a short name, but no entry of a list.
    return there.has(name) || isUneven(path) || path.length === 1
      ? []
      : [{ ...frontMatter.positionOfKey(path), message }];
  });
  return [...uneven, ...missing, ...further];
}

/** The words of front matter by the names of the fields that lead to them. */
function fieldsOf(words: readonly Words[]): ReadonlyMap<string, Words> {
  const fields = words.filter(({ kind, path }) => path && kind === 'copy');
  return new Map(fields.map((field) => [field.label, field]));
}

/** The lists of which nobody can tell any more which entries belong together. */
function unevenLists(data: Record<string, unknown>, original: Record<string, unknown>): string[] {
  return Object.keys(data).filter((name) => {
    const [entries, originals] = [data[name], original[name]];
    return (
      Array.isArray(entries) &&
      Array.isArray(originals) &&
      entries.length !== originals.length &&
      originals.every((entry) => typeof entry === 'object')
    );
  });
}
