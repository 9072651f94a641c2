import { band } from './band/schema.ts';
import { button } from './button/schema.ts';
import { buttons } from './buttons/schema.ts';
import { card } from './card/schema.ts';
import { cards } from './cards/schema.ts';
import { collection } from './collection/schema.ts';
import { columns } from './columns/schema.ts';
import { contactForm } from './contact-form/schema.ts';
import type { TagDefinition } from './tag-definition.ts';
import { door } from './door/schema.ts';
import { gallery } from './gallery/schema.ts';
import { hero } from './hero/schema.ts';
import { hours } from './hours/schema.ts';
import { map } from './map/schema.ts';
import { openNow } from './open-now/schema.ts';
import { pageLinks } from './page-links/schema.ts';
import { panel } from './panel/schema.ts';
import { photo } from './photo/schema.ts';
import { photoSheet } from './photo-sheet/schema.ts';
import { socialLinks } from './social-links/schema.ts';

/** The definitions of the tags that pages may use, by name. */
export const tags = {
  Band: band,
  Button: button,
  Buttons: buttons,
  Card: card,
  Cards: cards,
  Collection: collection,
  Columns: columns,
  ContactForm: contactForm,
  Door: door,
  Gallery: gallery,
  Hero: hero,
  Hours: hours,
  Map: map,
  OpenNow: openNow,
  PageLinks: pageLinks,
  Panel: panel,
  Photo: photo,
  PhotoSheet: photoSheet,
  SocialLinks: socialLinks,
} satisfies Record<string, TagDefinition>;

export type TagName = keyof typeof tags;
