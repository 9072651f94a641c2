import { languageNameOf } from '../../../../site/fields/language-tag.ts';
import { positionAt } from '../../../diagnostics/position.ts';
import { bodyStart } from '../../../read/parse/fences.ts';
import type { Segment } from '../../../read/resolve/segments.ts';
import type { Pair } from '../../../translate/translated-pairs.ts';
import type { Rule } from '../rule.ts';
import type { Finding } from '../../../diagnostics/diagnostic.ts';
import { comparePairs } from './compare-pairs.ts';
import { asField, asFile, say } from '../../../../site/fields/say.ts';

export const translatedFields: Rule = {
  id: 'translated-fields',
  level: 'warning',
  scope: 'language',
  summary: 'A translation has the text fields of its original, and no others.',
  check: (language) => comparePairs(language, compareFields),
};

function compareFields(pair: Pair): Finding[] {
  const { file, original } = pair;
  if (!file.data || !original.data) return [];
  const { positionOf, positionOfKey } = file.frontMatter;
  const originalFile = asFile(original.textFile.path);
  const lists = unevenLists(file.data, original.data);
  const isInUnevenList = ({ path: [name] = [] }: Segment) => lists.includes(String(name));
  const expected = textFields(original.segments).filter((field) => !isInUnevenList(field));
  const translated = textFields(file.segments).filter((field) => !isInUnevenList(field));
  // A language may need a top-level field that others do not need, such as a short name.
  const nested = translated.filter(({ path = [] }) => path.length > 1);
  return [
    ...lists.map((list) => ({
      ...positionOf([list]),
      message: say`Write one entry here for each entry under "${{ list: asField(list) }}" in ${{ file: originalFile }}. The lists have different lengths, so pages show the text of that file.`,
    })),
    ...withoutFields(expected, translated).flatMap((field) => checkMissing(field, pair)),
    ...withoutFields(nested, expected).map(({ label, path = [] }) => ({
      ...positionOfKey(path),
      message: say`Delete "${{ field: asField(label) }}". ${{ file: originalFile }} does not have it.`,
    })),
  ];
}

function textFields(segments: readonly Segment[]): Segment[] {
  return segments.filter(({ kind, path }) => path && kind === 'text');
}

/** Returns the fields that are not in another list. */
function withoutFields(fields: readonly Segment[], excluded: readonly Segment[]): Segment[] {
  return fields.filter(({ label }) => !excluded.some((field) => field.label === label));
}

/** Reports a field of the original that the translation lacks, unless the field is optional. */
function checkMissing(
  { label, path = [], visibleText }: Segment,
  { file, original }: Pair,
): Finding[] {
  const { textFile, type, data, frontMatter } = file;
  const isInList = path.some((key) => typeof key === 'number');
  // If fields are optional, only the fields of list entries must exist.
  if (type?.isPartial && !isInList) return [];
  // The path of a field in a list has a list, an index and a field: hours, 0, days.
  const [list = '', , field] = path;
  const isListMissing = isInList && data !== undefined && !Object.hasOwn(data, list);
  if (isListMissing && field !== undefined) {
    const language = languageNameOf(textFile.language ?? '');
    const message = say`Write the ${{ field: asField(String(field)) }} of "${{ text: visibleText }}" in ${{ language }} below "${{ list: String(list) }}:".`;
    const { line } = positionAt(textFile.text, bodyStart(textFile.text) - 1);
    const related = { path: original.textFile.path, ...original.frontMatter.positionOf(path) };
    return [{ line, column: 1, message, related }];
  }
  const message = say`"${{ field: asField(label) }}" is missing. Translate "${{ text: visibleText }}" from ${{ file: asFile(original.textFile.path) }}.`;
  return [{ ...frontMatter.positionOf(path), message }];
}

/** Returns the lists of maps that are longer or shorter than the list of the original. */
function unevenLists(data: Record<string, unknown>, original: Record<string, unknown>): string[] {
  return Object.keys(data).filter((name) => {
    const entries = data[name];
    const originals = original[name];
    return (
      Array.isArray(entries) &&
      Array.isArray(originals) &&
      entries.length !== originals.length &&
      originals.every((entry) => typeof entry === 'object')
    );
  });
}
