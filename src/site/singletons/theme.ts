import { z } from 'zod';
import { colour, contrast, textContrast } from '../fields/colour.ts';

/** Accepts the colours of a colour scheme. @param when completes the description: `by day` */
function scheme(when: string) {
  return z
    .strictObject({
      paper: colour('The background of the pages.'),
      ink: colour('The text.'),
      accent: colour('Marks, lines and the background of the announcement.'),
      brand: colour('Buttons, links and icons.'),
      brand_dark: colour('The background of the band that asks visitors to do something.'),
    })
    .superRefine(({ paper, ink, accent, brand, brand_dark }, context) => {
      if (rejectLowContrast(context, 'ink', paper, [ink], 'paper')) return;
      rejectLowContrast(context, 'brand', paper, [brand], 'paper');
      // Text on these two backgrounds uses the more readable colour: paper or ink.
      rejectLowContrast(context, 'accent', accent, [paper, ink]);
      rejectLowContrast(context, 'brand_dark', brand_dark, [paper, ink]);
    })
    .meta({ description: `The colours ${when}.` });
}

/**
 * Rejects the colour in the field `name` if no text colour has enough contrast on the background.
 * @param name the field of the rejected colour
 * @param backgroundName the field of the background, if the rejected colour is the text
 * @returns true if the contrast is too low
 */
function rejectLowContrast(
  context: z.RefinementCtx,
  name: string,
  background: string,
  textColours: readonly string[],
  backgroundName?: string,
): boolean {
  const best = Math.max(...textColours.map((textColour) => contrast(textColour, background)));
  if (best >= textContrast) return false;
  // Rounded down: 6.96:1 must not be shown as 7:1.
  const ratio = `${Math.floor(best * 10) / 10}:1`;
  const message = backgroundName
    ? `Make these two colours differ more. Text in this colour has a contrast of ${ratio} on "${backgroundName}" and needs ${textContrast}:1.`
    : `Make this colour lighter or darker. Text in "paper" or "ink" has a contrast of ${ratio} on it and needs ${textContrast}:1.`;
  context.addIssue({ code: 'custom', message, path: [name], params: { related: backgroundName } });
  return true;
}

export const theme = z
  .strictObject({
    day: scheme('by day'),
    night: scheme('at night, when a device asks for dark pages'),
    garland: z.enum(['yes', 'no'], 'Write yes or no.').optional().meta({
      description: 'Whether a garland of flowers hangs from the coloured band.',
    }),
  })
  .meta({
    description:
      'The colours of the site. All other colours, such as that of cards, are derived from these.',
  });
