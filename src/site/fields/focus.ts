import { z } from 'zod';

/** Accepts the part of a photo that stays visible if it is cropped. */
export const focus = z.enum(['top', 'centre', 'bottom', 'left', 'right']).optional().meta({
  description:
    'The part of a photo that stays visible if it is cropped. The default is a point below the middle, where furniture stands, and in the team the upper third.',
});
