import type { Editable } from '../edits/edit-text.ts';
import { ownFirst } from '../edits/site-languages.ts';
import type { Staff } from '../parts/context.ts';
import type { FormProps } from '../parts/form/Form.tsx';
import type { FormInput } from '../parts/form/form-input.ts';

/**
 * Returns the form that adds a photo, with its description in all languages.
 * @param editable the text that the photo follows
 */
export function createPhotoForm(
  { page, session, strings }: Staff,
  editable: Editable | undefined,
): FormProps {
  const { file = '', id, expected = '' } = editable ?? {};
  const place = id === undefined ? undefined : { file, id, expected };
  return {
    inputs: [
      { name: 'photo', label: strings.choosePhoto, kind: 'file' },
      ...ownFirst(session.languages(), page.language).map(({ code, name }, index): FormInput => ({
        name: code,
        label: strings.descriptionIn(name),
        kind: 'text',
        language: code,
        isOptional: index > 0,
      })),
    ],
    submit: async (descriptions, photo, acceptsWarnings) =>
      photo && session.addPhoto({ photo, descriptions, place }, acceptsWarnings),
  };
}
