import type { z } from 'zod';
import { business } from './business.ts';
import { calendar, opening } from './calendar.ts';
import { contactForm } from './contact-form.ts';
import { announcement, bottomBar, footer, header, language, links, map } from './layout.ts';
import { errors, notices } from './messages.ts';
import { theme } from './theme.ts';

/** The files of content/site, by name: each exists exactly once and has front matter only. */
export const singletons = {
  'bottom-bar': bottomBar,
  business,
  calendar,
  'contact-form': contactForm,
  errors,
  footer,
  header,
  language,
  links,
  map,
  notices,
  opening,
  theme,
} satisfies Record<string, z.ZodObject>;

/** Files that content/site may have besides. */
export const optionalSingletons = { announcement } satisfies Record<string, z.ZodObject>;

type SingletonName = keyof typeof singletons;

/** What each file of content/site says. */
export type Singletons = { [Name in SingletonName]: z.infer<(typeof singletons)[Name]> } & {
  [Name in keyof typeof optionalSingletons]?: z.infer<(typeof optionalSingletons)[Name]>;
};
