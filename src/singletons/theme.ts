import { z } from 'zod';
import { colour, contrast, textContrast } from '../fields/colour.ts';

/** @param when by day or at night, as text */
function scheme(when: string) {
  return z
    .strictObject({
      paper: colour('The ground of the pages.'),
      ink: colour('The words.'),
      accent: colour('Marks, lines and the announcement, on which words stand as well.'),
      brand: colour('Buttons, links and icons.'),
      brand_dark: colour('The band across a page that asks for something.'),
    })
    .superRefine(({ paper, ink, accent, brand, brand_dark }, context) => {
      if (refuseFaint(context, 'ink', paper, [ink], 'paper')) return;
      refuseFaint(context, 'brand', paper, [brand], 'paper');
      // Text on these uses the more readable of the two.
      refuseFaint(context, 'accent', accent, [paper, ink]);
      refuseFaint(context, 'brand_dark', brand_dark, [paper, ink]);
    })
    .meta({ description: `The colours ${when}.` });
}

/**
 * @param texts the colours to choose the best from for text on the background
 * @returns whether the contrast is too low
 */
function refuseFaint(
  context: z.RefinementCtx,
  name: string,
  ground: string,
  texts: readonly string[],
  related?: string,
): boolean {
  const best = Math.max(...texts.map((text) => contrast(text, ground)));
  if (best >= textContrast) return false;
  // Rounded down, so that no insufficient ratio looks sufficient.
  const ratio = `${Math.floor(best * 10) / 10}:1`;
  const message = related
    ? `words in this colour reach ${ratio} on "${related}" and need ${textContrast}:1 to be read by everybody; make the two differ more`
    : `the best words on this colour, in "paper" or "ink", reach ${ratio} and need ${textContrast}:1 to be read by everybody; make it lighter or darker`;
  context.addIssue({ code: 'custom', message, path: [name], params: { related } });
  return true;
}

export const theme = z
  .strictObject({
    day: scheme('by day'),
    night: scheme('at night, when a device asks for dark pages'),
    garland: z.enum(['yes', 'no'], 'write yes or no').optional().meta({
      description: 'Whether a garland of flowers hangs from the band that asks for something.',
    }),
  })
  .meta({
    description: 'The colours of the site; all others, such as those of cards, are made of these.',
  });
