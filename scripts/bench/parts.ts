import { astro } from './astro/astro.ts';
import { builds } from './commands/builds.ts';
import { edit } from './commands/edit.ts';
import { content } from './content/content.ts';
import { lighthouse } from './lighthouse/lighthouse.ts';
import type { Result } from './result.ts';
import { app } from './visits/app.ts';
import { applied } from './visits/applied.ts';
import { bytes } from './visits/bytes.ts';
import { usable } from './visits/usable.ts';
import type { Workshop } from './workshop.ts';

/** The parts of the bench by the names under which they are asked for, in their order. */
export const parts = {
  bytes,
  lighthouse,
  applied,
  usable,
  app,
  builds,
  edit,
  content,
  astro,
} satisfies Record<string, (workshop: Workshop) => Promise<Result[]>>;

export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];
