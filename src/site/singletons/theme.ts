import { z } from 'zod';
import { colour, contrast, formatContrast, textContrast } from '../fields/colour.ts';

/** The colours of a colour scheme, as `#rrggbb`. */
type Colours = Record<'paper' | 'ink' | 'accent' | 'brand' | 'brand_dark', string>;

/** Returns the contrast of each colour with the text on it, or with the paper below it (WCAG 2.2). */
export function textContrasts({ paper, ink, accent, brand, brand_dark }: Colours) {
  // Text on these two backgrounds uses the more readable colour: paper or ink.
  const asBackground = (value: string) => Math.max(contrast(paper, value), contrast(ink, value));
  return {
    paper: contrast(ink, paper),
    ink: contrast(ink, paper),
    accent: asBackground(accent),
    brand: contrast(brand, paper),
    brand_dark: asBackground(brand_dark),
  };
}

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
    .superRefine((colours, context) => {
      const contrasts = textContrasts(colours);
      const names = ['ink', 'brand', 'accent', 'brand_dark'] as const;
      for (const name of names.filter((candidate) => contrasts[candidate] < textContrast)) {
        const isText = name === 'ink' || name === 'brand';
        const ratio = `${formatContrast(contrasts[name])}:1`;
        const message = isText
          ? `Make these two colours differ more. Text in this colour has a contrast of ${ratio} on "paper" and needs ${textContrast}:1.`
          : `Make this colour lighter or darker. Text in "paper" or "ink" has a contrast of ${ratio} on it and needs ${textContrast}:1.`;
        const params = { related: isText ? 'paper' : undefined };
        context.addIssue({ code: 'custom', message, path: [name], params });
        // With another ink, the others may be readable.
        if (name === 'ink') return;
      }
    })
    .meta({ description: `The colours ${when}.` });
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
