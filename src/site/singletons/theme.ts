import { z } from 'zod';
import { colour, contrast, formatContrast, textContrast } from '../fields/colour.ts';
import { asColour, say, toIssue } from '../fields/say.ts';

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
function scheme(schemeName: 'day' | 'night', when: string) {
  const paper = asColour('paper', schemeName);
  const ink = asColour('ink', schemeName);
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
        const ratio = Number(formatContrast(contrasts[name]));
        const message = isText
          ? say`Make these two colours differ more. Text in this colour has a contrast of ${{ ratio }}:1 on "${{ paper }}" and needs ${{ textContrast }}:1.`
          : say`Make this colour lighter or darker. Text in "${{ paper }}" or "${{ ink }}" has a contrast of ${{ ratio }}:1 on it and needs ${{ textContrast }}:1.`;
        const params = { related: isText ? 'paper' : undefined };
        context.addIssue({ code: 'custom', message: toIssue(message), path: [name], params });
        // With another ink, the others may be readable.
        if (name === 'ink') return;
      }
    })
    .meta({ description: `The colours ${when}.` });
}

export const theme = z
  .strictObject({
    day: scheme('day', 'by day'),
    night: scheme('night', 'at night, when a device asks for dark pages'),
    garland: z
      .enum(['yes', 'no'], toIssue(say`Write yes or no.`))
      .optional()
      .meta({
        description: 'Whether a garland of flowers hangs from the coloured band.',
      }),
  })
  .meta({
    description:
      'The colours of the site. All other colours, such as that of cards, are derived from these.',
  });
