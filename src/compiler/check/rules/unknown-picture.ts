import { toValidName } from '../../../site/fields/name.ts';
import { advise } from '../../diagnostics/suggest.ts';
import { referencesIn } from '../../read/resolve/segments.ts';
import type { Rule } from './rule.ts';
import { asFolder, say } from '../../../site/fields/say.ts';
import { picturesFolder } from '../../read/files/picture-names.ts';

export const unknownPicture: Rule = {
  id: 'unknown-picture',
  level: 'error',
  scope: 'merged file',
  summary: 'A picture that a file names exists in content/pictures.',
  check: (file, { pictures }) =>
    referencesIn(file, 'picture')
      .filter(({ name }) => !pictures.has(name))
      .map(({ name, line, column }) => {
        const validName = toValidName(name.replace(/\.\w+$/, ''));
        const { hint, fix } = advise(validName, [...pictures], name);
        const folder = asFolder(`content/${picturesFolder}`);
        const message = [...say`There is no picture "${{ name }}" in ${{ folder }}.`, ...hint];
        // The same name in another notation, such as Shop.JPG, is certainly this picture.
        const isSame = fix?.replace === validName;
        return { line, column, message, fix: isSame ? { ...fix, safe: true } : fix };
      }),
};
