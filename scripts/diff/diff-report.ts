import { styleText } from 'node:util';
import type { StaleTranslation } from '../content/translation/stale.ts';
import type { Change } from '../content/sentences/compare.ts';
import type { Section } from './site-changes.ts';

/** All that a comparison found. */
export interface Comparison {
  /** What is compared with: `HEAD`, `v1.0`. */
  ref: string;
  sections: readonly Section[];
  /** The files of content/ that differ. */
  files: readonly string[];
  /** A line for each file of which not all can be read. */
  unreadable: readonly string[];
  /** The translations of words that have changed since, whenever that was. */
  stale: readonly StaleTranslation[];
}

const marks: Record<Section['kind'], string> = {
  new: ' (new)',
  removed: ' (removed)',
  changed: '',
};

/** A comparison in words. @param colour whether `-` and `+` differ in colour as well */
export function diffReport(comparison: Comparison, colour: boolean): string {
  const { ref, sections, files, unreadable, stale } = comparison;
  const line = ({ sign, sentence }: Change) => {
    const text = `${sign} ${sentence}`;
    return colour
      ? styleText(sign === '-' ? 'red' : 'green', text, { validateStream: false })
      : text;
  };
  const parts = sections.map(({ heading, kind, changes }) =>
    [`${heading}${marks[kind]}`, ...changes.map(line)].join('\n'),
  );
  if (parts.length === 0) parts.push(`No word that visitors see differs from ${ref}.`);
  const others = files.filter(
    (file) => sections.length === 0 || file.startsWith('content/pictures/'),
  );
  if (others.length > 0) parts.push(list('These files changed in other ways:', others));
  if (unreadable.length > 0) {
    parts.push(list('Of these files not all can be read:', unreadable));
  }
  for (const { file, changes = [] } of stale) {
    const heading = `${file.source.path} was translated before this:`;
    if (changes.length > 0) parts.push(list(heading, changes.map(line)));
  }
  return parts.join('\n\n');
}

function list(heading: string, lines: readonly string[]): string {
  return [heading, ...lines].join('\n');
}
