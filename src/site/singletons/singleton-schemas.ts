import type { z } from 'zod';
import { announcement } from './announcement.ts';
import { bottomBar } from './bottom-bar.ts';
import { business } from './business.ts';
import { calendar } from './calendar.ts';
import { contactForm } from './contact-form.ts';
import { errors } from './errors.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { language } from './language.ts';
import { links } from './links.ts';
import { map } from './map.ts';
import { notices } from './notices.ts';
import { opening } from './opening.ts';
import { theme } from './theme.ts';

/** The schemas of the files of content/site by name. These files have no body. */
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

/** The schemas of optional files of content/site. */
export const optionalSingletons = { announcement } satisfies Record<string, z.ZodObject>;

type SingletonName = keyof typeof singletons;

/** The content of each file of content/site. */
export type Singletons = { [Name in SingletonName]: z.infer<(typeof singletons)[Name]> } & {
  [Name in keyof typeof optionalSingletons]?: z.infer<(typeof optionalSingletons)[Name]>;
};
