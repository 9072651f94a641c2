import { closest, distance } from 'fastest-levenshtein';
import type { Fix } from './diagnostic.ts';

/** Returns the known name that a misspelt one most likely means. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (name === '' || known.length === 0) return undefined;
  const letters = sortedLetters(name);
  const sameLetters = known.find((candidate) => sortedLetters(candidate) === letters);
  if (sameLetters !== undefined) return sameLetters;
  const longer = known.filter((candidate) => candidate.startsWith(name.toLowerCase()));
  if (name.length >= 3 && longer.length === 1) return longer[0];
  const found = closest(name.toLowerCase(), known);
  const allowed = Math.max(1, Math.floor(found.length / 3));
  return distance(name.toLowerCase(), found.toLowerCase()) <= allowed ? found : undefined;
}

/** Returns up to three known names that contain a similar word: `arrow-left` for `lefft`. */
export function nearNames(name: string, known: readonly string[]): string[] {
  const allowed = Math.max(2, Math.floor(name.length / 3));
  const isNear = (part: string) => distance(part.toLowerCase(), name.toLowerCase()) <= allowed;
  return known
    .filter((candidate) => candidate.split(/-|(?<=[a-z])(?=[A-Z])/).some(isNear))
    .slice(0, 3);
}

export interface Advice {
  /** Follows the message; may be empty. */
  hint: string;
  fix?: Fix | undefined;
}

/** Suggests a known name. @param written the name as the file writes it */
export function advise(name: string, known: readonly string[], source = name): Advice {
  const replace = nearest(name, known);
  const hint = didYouMean(name, known);
  if (replace === undefined) return { hint };
  const differsInCase = replace.toLowerCase() === name.toLowerCase();
  return { hint, fix: { find: source, replace, ...(differsInCase && { safe: true }) } };
}

/** Returns ` Did you mean "x"?`, or lists the known names if there are at most 12. */
export function didYouMean(name: string, known: readonly string[]): string {
  const found = nearest(name, known);
  if (found !== undefined) return ` Did you mean "${found}"?`;
  if (known.length === 0 || known.length > 12) return '';
  return ` ${known.length === 1 ? 'The only name is' : 'The names are'} ${known.join(', ')}.`;
}

/** Makes names equal that differ in case or in the order of letters, the most common typing errors. */
function sortedLetters(name: string): string {
  return [...name.toLowerCase()].toSorted().join('');
}
