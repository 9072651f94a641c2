import { closest, distance } from 'fastest-levenshtein';
import type { Fix } from './diagnostic.ts';
import { say, type Message } from '../../site/fields/say.ts';

/** Returns the known name that a misspelt name most likely means. */
export function nearest(name: string, knownNames: readonly string[]): string | undefined {
  if (name === '' || knownNames.length === 0) return undefined;
  const letters = sortedLetters(name);
  const withSwappedLetters = knownNames.find((known) => sortedLetters(known) === letters);
  if (withSwappedLetters !== undefined) return withSwappedLetters;
  const completions = knownNames.filter((known) => known.startsWith(name.toLowerCase()));
  if (name.length >= 3 && completions.length === 1) return completions[0];
  const closestName = closest(name.toLowerCase(), knownNames);
  const maxDistance = Math.max(1, Math.floor(closestName.length / 3));
  const isNear = distance(name.toLowerCase(), closestName.toLowerCase()) <= maxDistance;
  return isNear ? closestName : undefined;
}

/** Returns up to three known names that contain a similar word: `arrow-left` for `lefft`. */
export function nearNames(name: string, knownNames: readonly string[]): string[] {
  const maxDistance = Math.max(2, Math.floor(name.length / 3));
  const isNear = (word: string) => distance(word.toLowerCase(), name.toLowerCase()) <= maxDistance;
  const wordBoundary = /-|(?<=[a-z])(?=[A-Z])/;
  return knownNames.filter((known) => known.split(wordBoundary).some(isNear)).slice(0, 3);
}

interface Advice {
  /** Follows the message; may be empty. */
  hint: Message;
  fix?: Fix | undefined;
}

/**
 * Suggests a known name, or lists the known names if there are at most 12.
 * @param raw the text in the file that the fix replaces; the default is the name
 */
export function advise(name: string, knownNames: readonly string[], raw = name): Advice {
  const replace = nearest(name, knownNames);
  if (replace !== undefined) {
    const differsOnlyInCase = replace.toLowerCase() === name.toLowerCase();
    const fix = { find: raw, replace, ...(differsOnlyInCase && { safe: true as const }) };
    return { hint: say`Did you mean "${{ choice: replace }}"?`, fix };
  }
  if (knownNames.length === 0 || knownNames.length > 12) return { hint: [] };
  const names = knownNames.join(', ');
  return {
    hint:
      knownNames.length === 1
        ? say`The only name is ${{ name: names }}.`
        : say`The names are ${{ names }}.`,
  };
}

/** Returns the letters in lower case and sorted, so that names with swapped letters are equal. */
function sortedLetters(name: string): string {
  return [...name.toLowerCase()].toSorted().join('');
}
