import { styleText } from 'node:util';
import type { StaleTranslation } from '../../src/compiler/translate/stale.ts';
import type { SentenceChange } from '../../src/compiler/text/compare.ts';
import type { ContentFile } from '../../src/compiler/read/resolve/content-file.ts';
import type { Section } from './site-changes.ts';

export interface Comparison {
  /** The compared commit: `HEAD`, `v1.0`. */
  ref: string;
  sections: readonly Section[];
  /** The published files of the current version, then of the old version. */
  published: readonly ContentFile[];
  /** The changed files of content/. */
  files: readonly string[];
  /** A line for each file that cannot be read completely. */
  unreadable: readonly string[];
  /** The translations whose originals have changed since the translation. */
  stale: readonly StaleTranslation[];
}

/** Formats a comparison. @param colour true to colour removed and added lines */
export function diffReport(comparison: Comparison, colour: boolean): string {
  const { ref, sections, unreadable, stale } = comparison;
  const formatChange = ({ sign, sentence }: SentenceChange) => {
    const text = `${sign} ${sentence}`;
    if (!colour) return text;
    return styleText(sign === '-' ? 'red' : 'green', text, { validateStream: false });
  };
  const parts = sections.map(({ heading, kind, changes }) => {
    const suffix = kind === 'changed' ? '' : ` (${kind})`;
    return joinLines(`${heading}${suffix}`, changes.map(formatChange));
  });
  if (parts.length === 0) parts.push(`The text that visitors see is the same as in ${ref}.`);
  const unlisted = otherFiles(comparison);
  if (unlisted.length > 0) parts.push(joinLines('These files changed in other ways:', unlisted));
  if (unreadable.length > 0) {
    parts.push(joinLines('These files cannot be read completely:', unreadable));
  }
  for (const { file, changes = [] } of stale) {
    const heading = `${file.textFile.path} was translated before this:`;
    if (changes.length > 0) parts.push(joinLines(heading, changes.map(formatChange)));
  }
  return parts.join('\n\n');
}

function joinLines(heading: string, lines: readonly string[]): string {
  return [heading, ...lines].join('\n');
}

/** Returns the changed files without sections: pictures, or all files if there are no sections. */
function otherFiles({ sections, files }: Comparison): string[] {
  return files.filter((file) => sections.length === 0 || file.startsWith('content/pictures/'));
}
