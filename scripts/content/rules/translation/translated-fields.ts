import { positionAt } from '../../diagnostics/position.ts';
import { bodyStart } from '../../parse/fences.ts';
import type { Segment } from '../../text/segments.ts';
import type { Pair } from '../../translation/pair.ts';
import type { Finding, Rule } from '../rule.ts';
import { inPairs } from './in-pairs.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const translatedFields: Rule = {
  id: 'translated-fields',
  level: 'warning',
  scope: 'language',
  summary: 'A translation has the text fields of its original, and no others.',
  check: (language) => inPairs(language, compareFields),
};

function compareFields({ file, original }: Pair): Finding[] {
  if (!file.data || !original.data) return [];
  const { frontMatter, type, data } = file;
  const { path: originalPath } = original.source;
  const [expected, translated] = [fieldsOf(original.segments), fieldsOf(file.segments)];
  const lists = unevenLists(data, original.data);
  const isUneven = ([name]: readonly PropertyKey[]) => lists.includes(String(name));
  const uneven = lists.map((list) => ({
    ...frontMatter.positionOf([list]),
    message: `Write one entry here for each entry under "${list}" in ${originalPath}. The lists have different lengths, so pages show the text of that file.`,
  }));
  const missing = [...expected].flatMap(([name, { path = [], visibleText }]) => {
    const isInList = path.some((step) => typeof step === 'number');
    // If fields are optional, only the fields of list entries must exist.
    if (translated.has(name) || isUneven(path) || (type?.isPartial && !isInList)) return [];
    const [list = '', , field] = path;
    if (isInList && field !== undefined && !Object.hasOwn(data, list)) {
      const message = `Write the ${String(field)} of "${visibleText}" in ${languageNames.of(file.source.language ?? '')} below "${String(list)}:".`;
      const end = positionAt(file.source.text, bodyStart(file.source.text) - 1);
      const related = { path: originalPath, ...original.frontMatter.positionOf(path) };
      return [{ ...end, column: 1, message, related }];
    }
    const message = `"${name}" is missing. Translate "${visibleText}" from ${originalPath}.`;
    return [{ ...frontMatter.positionOf(path), message }];
  });
  const unexpected = [...translated].flatMap(([name, { path = [] }]) => {
    // A language may need a field that others do not need, such as a short name.
    if (expected.has(name) || isUneven(path) || path.length === 1) return [];
    const message = `Delete "${name}". ${originalPath} does not have it.`;
    return [{ ...frontMatter.positionOfKey(path), message }];
  });
  return [...uneven, ...missing, ...unexpected];
}

function fieldsOf(segments: readonly Segment[]): ReadonlyMap<string, Segment> {
  const fields = segments.filter(({ kind, path }) => path && kind === 'text');
  return new Map(fields.map((field) => [field.label, field]));
}

/** Returns the lists whose entries cannot be paired, because the lists have different lengths. */
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
