import { z } from 'zod';

/** The part of a photo that stays visible if its frame has another shape. */
export const focus = z.enum(['top', 'centre', 'bottom', 'left', 'right']).optional().meta({
  description:
    'Which part of a photo stays where its place has another shape; without it the upper third.',
});
