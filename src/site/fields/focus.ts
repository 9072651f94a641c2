import { z } from 'zod';
import { say, toIssue } from './say.ts';

const step = String.raw`(?:[1-9]0|0|100)%`;
/** The parts of a photo that have names. */
export const focusWords: string[] = ['top', 'centre', 'bottom', 'left', 'right'];
const pattern = new RegExp(`^(?:${focusWords.join('|')}|${step} ${step})$`);

/** Accepts the part of a photo that stays visible if it is cropped. The styles know steps of ten. */
export const focus = z
  .string()
  .regex(pattern, {
    error: toIssue(
      say`Write top, centre, bottom, left or right, or a point from the left and from the top in steps of ten: 40% 30%`,
    ),
  })
  .meta({
    description:
      'The part of a photo that stays visible if it is cropped. The default is a point below the middle, where furniture stands, and in the team the upper third.',
    form: 'top, centre, bottom, left or right, or a point from the left and from the top in steps of ten',
    examples: ['40% 30%', 'top'],
    normalize: (input) => (/^(center|middle)$/i.test(input) ? 'centre' : undefined),
    // Staff tap the point in the picture.
    inNewFiles: false,
  })
  .optional();
