import type { z } from 'zod';
import { announcement } from './announcement/schema.ts';
import { bottomBar } from './bottom-bar/schema.ts';
import { business } from './business/schema.ts';
import { calendar } from './calendar/schema.ts';
import { contactForm } from './contact-form/schema.ts';
import { footer } from './footer/schema.ts';
import { header } from './header/schema.ts';
import { language } from './language/schema.ts';
import { links } from './links/schema.ts';
import { map } from './map/schema.ts';
import { notices } from './notices/schema.ts';
import { opening } from './opening/schema.ts';
import { trouble } from './trouble/schema.ts';

/** The files of content/site, by name: each exists exactly once and has front matter only. */
export const singletons = {
  'bottom-bar': bottomBar,
  business,
  calendar,
  'contact-form': contactForm,
  footer,
  header,
  language,
  links,
  map,
  notices,
  opening,
  trouble,
} satisfies Record<string, z.ZodObject>;

/** Files that content/site may have besides. */
export const optionalSingletons = { announcement } satisfies Record<string, z.ZodObject>;

export type SingletonName = keyof typeof singletons;

/** What each file of content/site says. */
export type Singletons = { [Name in SingletonName]: z.infer<(typeof singletons)[Name]> } & {
  [Name in keyof typeof optionalSingletons]?: z.infer<(typeof optionalSingletons)[Name]>;
};
