import { z } from 'zod';

/** The names of the icons that content may use, as in the icon set Phosphor. */
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
  'list-checks',
  'magnifying-glass',
  'map-pin',
  'package',
  'phone',
  'recycle',
  'scales',
  'seal-check',
  'storefront',
  'television-simple',
  'tiktok-logo',
  'treasure-chest',
  'tree',
  'truck',
  'users-three',
  'whatsapp-logo',
  'wrench',
  'x',
] as const;

/** Accepts the name of an icon. */
export function icon(description: string) {
  return z.enum(iconNames).meta({ description, form: 'the name of an icon', kind: 'icon' });
}
