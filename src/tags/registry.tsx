import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Card } from '../ui/card/Card.tsx';
import type { HeadingLevel } from '../ui/heading/Heading.tsx';
import { Band } from './band/Band.tsx';
import { Button } from './button/Button.tsx';
import { Buttons } from './buttons/Buttons.tsx';

import { Cards } from './cards/Cards.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { Collection } from './collection/Collection.tsx';
import { Columns } from './columns/Columns.tsx';
import { ContactForm } from './contact-form/ContactForm.tsx';
import { Hero } from './hero/Hero.tsx';
import { Hours } from './hours/Hours.tsx';
import { Map } from './map/Map.tsx';
import { OpenNow } from './open-now/OpenNow.tsx';
import { PageLinks } from './page-links/PageLinks.tsx';
import { Panel } from './panel/Panel.tsx';
import type { TagName, tags } from './schemas.ts';
import { SocialLinks } from './social-links/SocialLinks.tsx';

/** What a tag's component gets: its attributes, its content, and its level where it has headings. */
type TagProps<Name extends TagName> = z.infer<(typeof tags)[Name]['attributes']> &
  ((typeof tags)[Name] extends { content: 'required' } ? { children: ReactNode } : object) &
  ((typeof tags)[Name] extends { headings: true } ? { level: HeadingLevel } : object);

/** The component of each tag. */
export const tagComponents: { [Name in TagName]: (props: TagProps<Name>) => ReactNode } = {
  Band,
  Button,
  Buttons,
  Card,
  Cards,
  Checklist,
  Collection,
  Columns,
  ContactForm,
  Hero,
  Hours,
  Map,
  OpenNow,
  PageLinks,
  Panel,
  SocialLinks,
};
