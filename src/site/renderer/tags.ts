import type { ReactNode } from 'react';
import { Band } from '../tags/band/Band.tsx';
import { Button } from '../tags/button/Button.tsx';
import { Buttons } from '../tags/buttons/Buttons.tsx';
import { Card } from '../tags/card/Card.tsx';
import { Cards } from '../tags/cards/Cards.tsx';
import { Collection } from '../tags/collection/Collection.tsx';
import { Columns } from '../tags/columns/Columns.tsx';
import { ContactForm } from '../tags/contact-form/ContactForm.tsx';
import { Door } from '../tags/door/Door.tsx';
import { Gallery } from '../tags/gallery/Gallery.tsx';
import { Hero } from '../tags/hero/Hero.tsx';
import { Hours } from '../tags/hours/Hours.tsx';
import { Map } from '../tags/map/Map.tsx';
import { OpenNow } from '../tags/open-now/OpenNow.tsx';
import { PageLinks } from '../tags/page-links/PageLinks.tsx';
import { Panel } from '../tags/panel/Panel.tsx';
import { Photo } from '../tags/photo/Photo.tsx';
import { PhotoSheet } from '../tags/photo-sheet/PhotoSheet.tsx';
import type { TagName } from '../tags/tag-schemas.ts';
import { SocialLinks } from '../tags/social-links/SocialLinks.tsx';
import type { TagProps } from '../tags/tag-props.ts';
import { layouts } from './layouts.ts';
import { markdownElements } from './markdown.tsx';

/** The component of each tag. */
export const tagComponents: { [Name in TagName]: (props: TagProps<Name>) => ReactNode } = {
  Band,
  Button,
  Buttons,
  Card,
  Cards,
  Collection: (props) => Collection({ ...props, layouts, elements: markdownElements }),
  Columns,
  ContactForm,
  Door,
  Gallery,
  Hero,
  Hours,
  Map,
  OpenNow,
  PageLinks,
  Panel,
  Photo,
  PhotoSheet,
  SocialLinks,
};
