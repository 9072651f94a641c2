import { startOfFile } from '../../diagnostics/diagnostic.ts';
import { logoOf } from '../../read/files/pictures.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

export const logoPhoto: Rule = {
  id: 'logo-photo',
  level: 'warning',
  scope: 'site',
  summary: 'The logo is a drawing, or a picture with a transparent background.',
  check({ pictures }) {
    const logo = logoOf(pictures);
    if (!logo?.hasJpeg) return [];
    const message = say`Choose a drawing, or a picture with a transparent background. A photo as the logo is unclear when it is small, and a bright box at night.`;
    return [{ path: logo.path, ...startOfFile, message }];
  },
};
