import { positionAt } from '../../diagnostics/position.ts';
import { bodyStart } from '../../parse/fences.ts';
import type { Segment } from '../../text/segments.ts';
import type { Pair } from '../../translation/pair.ts';
import { warning, type Finding, type Rule } from '../rule.ts';
import { inPairs } from './in-pairs.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const translatedFields: Rule = {
  ...warning(
    'translated-fields',
    'A translation has the text fields of its original, and no others.',
  ),
  scope: 'language',
  check: (language) => inPairs(language, compareFields),
};

function compareFields({ file, original }: Pair): Finding[] {
  if (!file.data || !original.data) return [];
  const lists = unevenLists(file.data, original.data);
  const isInUnevenList = ({ path: [name] = [] }: Segment) => lists.includes(String(name));
  const [expected, translated] = [fieldsOf(original.segments), fieldsOf(file.segments)];
  const missing = [...expected.values()].filter(
    (field) => !translated.has(field.label) && !isInUnevenList(field),
  );
  // A language may need a field that others do not need, such as a short name.
  const unexpected = [...translated.values()].filter(
    (field) =>
      !expected.has(field.label) && !isInUnevenList(field) && (field.path ?? []).length > 1,
  );
  return [
    ...lists.map((list) => explainUnevenList(list, { file, original })),
    ...missing.flatMap((field) => explainMissing(field, { file, original })),
    ...unexpected.map((field) => explainUnexpected(field, { file, original })),
  ];
}

function explainUnevenList(list: string, { file, original }: Pair): Finding {
  const message = `Write one entry here for each entry under "${list}" in ${original.source.path}. The lists have different lengths, so pages show the text of that file.`;
  return { ...file.frontMatter.positionOf([list]), message };
}

/** Explains that a field of the original is not translated, if it has to be. */
function explainMissing(
  { label, path = [], visibleText }: Segment,
  { file, original }: Pair,
): Finding[] {
  const { source, type, data, frontMatter } = file;
  const isInList = path.some((step) => typeof step === 'number');
  // If fields are optional, only the fields of list entries must exist.
  if (type?.isPartial && !isInList) return [];
  const [list = '', , field] = path;
  if (isInList && field !== undefined && data && !Object.hasOwn(data, list)) {
    const language = languageNames.of(source.language ?? '');
    const message = `Write the ${String(field)} of "${visibleText}" in ${language} below "${String(list)}:".`;
    const end = positionAt(source.text, bodyStart(source.text) - 1);
    const related = { path: original.source.path, ...original.frontMatter.positionOf(path) };
    return [{ ...end, column: 1, message, related }];
  }
  const message = `"${label}" is missing. Translate "${visibleText}" from ${original.source.path}.`;
  return [{ ...frontMatter.positionOf(path), message }];
}

/** Explains that the original does not have a field. */
function explainUnexpected({ label, path = [] }: Segment, { file, original }: Pair): Finding {
  const message = `Delete "${label}". ${original.source.path} does not have it.`;
  return { ...file.frontMatter.positionOfKey(path), message };
}

/** Returns the text fields by their labels. */
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
