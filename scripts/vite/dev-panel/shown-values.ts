import type { Position } from '../../content/diagnostics/diagnostic.ts';
import { sourceOf } from '../../content/diagnostics/position.ts';
import { holdsFacts } from '../../content/content-types/content-types.ts';
import type { ContentFile } from '../../content/validate/content-file.ts';
import type { Facts } from '../../content/validate/facts.ts';
import type { ShownValue } from './protocol.ts';

/** All values of a valid file that are shown; the text of the body itself is marked by `markSources`. */
export function shownValues(file: ContentFile, facts: Facts): ShownValue[] {
  const values = file.words
    .filter(({ kind, notation }) => kind === 'copy' && notation)
    .map((words) => shown(file, words.label, words.shown, words));
  const named = new Set(values.map(({ field }) => field));
  return [...values, ...valuesOfFacts(file, facts).filter(({ field }) => !named.has(field))];
}

function shown({ source: { path } }: ContentFile, field: string, value: string, at: Position) {
  const text = value.replaceAll(/\s+/g, ' ').trim();
  return { text, field, file: path, source: sourceOf(path, at) };
}

/** The facts that have fields of their own: phone, address, hours … */
function valuesOfFacts(file: ContentFile, facts: Facts): ShownValue[] {
  const { source, data = {}, frontMatter } = file;
  if (source.id !== 'business' || !holdsFacts(source)) return [];
  return Object.entries(facts)
    .filter(([name]) => Object.hasOwn(data, name))
    .map(([name, value]) => shown(file, name, value, frontMatter.positionOf([name])));
}
