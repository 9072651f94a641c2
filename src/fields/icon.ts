import { z } from 'zod';

/** The icons that content may name; each is the Phosphor icon of that name. */
export const iconNames = [
  'armchair',
  'bed',
  'briefcase',
  'camera',
  'chat-circle-dots',
  'clock',
  'cooking-pot',
  'envelope-simple',
  'facebook-logo',
  'fork-knife',
  'hand-coins',
  'handshake',
  'instagram-logo',
  'leaf',
  'lightning',
  'list',
  'map-pin',
  'phone',
  'recycle',
  'scales',
  'seal-check',
  'shield-check',
  'storefront',
  'television-simple',
  'tiktok-logo',
  'tree',
  'truck',
  'users-three',
  'vault',
  'whatsapp-logo',
  'wrench',
  'x',
] as const;

export type IconName = (typeof iconNames)[number];

/** One of the site's icons, by name. */
export function icon(description: string) {
  return z.enum(iconNames).meta({ description, form: 'the name of an icon' });
}
