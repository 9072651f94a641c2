import type { Explanation } from '../../../diagnostics/diagnostic.ts';
import type { ContentFile } from '../../../read/resolve/content-file.ts';
import type { DefinedFacts } from '../../../read/resolve/defined-facts.ts';
import { escapedLetter } from '../../../text/preeti/convert-legacy-text.ts';
import type { LegacyText } from '../../../text/preeti/find-legacy-text.ts';
import type { Rule } from '../rule.ts';
import { say, sayInReport, type Message } from '../../../../site/fields/say.ts';

/** Text for Preeti or a similar font is a guess, so it is a warning until staff convert it or keep it. */
export const legacyFont: Rule = {
  id: 'legacy-font',
  level: 'warning',
  scope: 'language',
  summary: 'Nepali text is in Unicode, not in a font such as Preeti.',
  check: ({ files, definedFacts }) => findUndecided(files, definedFacts),
};

export const undecidedFont: Rule = {
  id: 'undecided-font',
  level: 'release',
  scope: 'site',
  summary: 'Text that looks like a font such as Preeti is converted, or listed as right.',
  check: ({ published, defaultLanguage }) => findUndecided(published, defaultLanguage.definedFacts),
};

const keepAdvice = sayInReport`If it is not, write it under "not_preeti:" in content/site/business.mdx.`;

function findUndecided(files: readonly ContentFile[], definedFacts: DefinedFacts | undefined) {
  const kept = definedFacts?.business.not_preeti ?? [];
  return files.flatMap((file) =>
    file.legacySegments
      .map((segment) => ({ ...segment, texts: withoutKept(segment.texts, kept) }))
      .filter(({ texts }) => texts.length > 0)
      .map(({ texts, fix, line, column }) => ({
        path: file.textFile.path,
        line,
        column,
        ...explainLegacyText(texts, keepAdvice),
        fix,
      })),
  );
}

/** Returns the texts that staff have not listed as right. @param kept the list `not_preeti` */
export function withoutKept(texts: readonly LegacyText[], kept: readonly string[]): LegacyText[] {
  return texts.filter(({ text }) => !kept.includes(text));
}

/** Explains texts for a font such as Preeti. @param advice says what to do with other text */
export function explainLegacyText(
  [first]: readonly LegacyText[],
  advice: Message = [],
): Explanation {
  const { font = 'Preeti', text = '' } = first ?? {};
  const shown = text.replaceAll(/\s+/g, ' ').replaceAll(escapedLetter, '$1');
  const excerpt = /^.{1,60}(?!\S)/s.exec(shown)?.[0] ?? shown.slice(0, 60);
  return {
    message: [
      ...say`This text is in the font ${{ font }}.`,
      ...advice,
      ...say`Visitors do not have this font, and see: ${{ text: excerpt }}`,
    ],
  };
}
