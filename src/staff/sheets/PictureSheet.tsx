import { useEffect, useState } from 'react';
import { isLogo, type OpenedPicture } from '../edits/edit-picture.ts';
import { isPhoto } from '../../compiler/read/files/pictures.ts';
import { createPictureUrls } from '../page/picture-urls.ts';
import { useStaff } from '../parts/context.ts';
import { Form } from '../parts/form/Form.tsx';
import type { FormInput } from '../parts/form/form-input.ts';
import { formatType } from '../describe/names.ts';
import { Sheet } from '../parts/Sheet.tsx';

/** Shows a picture, the pages that contain it, and its descriptions. Staff replace or crop the picture, or change a description. */
export function PictureSheet({ picture }: { picture: OpenedPicture }) {
  const { keepTyped, session, strings, typed } = useStaff();
  const { descriptions, path, places } = picture;
  const alt = descriptions[0]?.value ?? '';
  const bytes = isPhoto(path) ? session.readBytes(path) : undefined;
  const [point, setPoint] = useState(typed.focus ?? picture.focus?.value ?? '');
  const focus = picture.focus && {
    value: point,
    change(value: string) {
      setPoint(value);
      keepTyped({ focus: value });
    },
  };
  const inputs: FormInput[] = [
    {
      name: 'photo',
      label: strings.replacePhoto,
      kind: 'file',
      isOptional: true,
      savedPhoto: bytes && { bytes, alt },
      isLogo: isLogo(path),
      shape: picture.shape,
      focus,
    },
    ...descriptions.map(({ language, languageName, value }): FormInput => ({
      name: language,
      label: strings.descriptionIn(languageName),
      kind: 'long text',
      value,
      language,
      hint: () => strings.descriptionHint,
    })),
  ];
  return (
    <Sheet title={strings.picture}>
      {!bytes && <Drawing path={path} alt={alt} />}
      <Form
        inputs={inputs}
        submit={(values, photo, acceptsWarnings) =>
          session.savePicture(
            { opened: picture, photo, focus: focus && point, descriptions: values },
            acceptsWarnings,
          )
        }
      >
        {descriptions.length === 0 && <p>{strings.decoration}</p>}
        <div>
          <p>{places.length === 0 ? strings.onAllPages : strings.appearsOn}</p>
          <ul>
            {places.map(({ path: file, type, title }) => (
              <li key={file}>{strings.entry(formatType(strings, type ?? ''), title)}</li>
            ))}
          </ul>
        </div>
      </Form>
    </Sheet>
  );
}

/** Renders a drawing, which can be replaced but not cropped. */
function Drawing({ path, alt }: { path: string; alt: string }) {
  const { session } = useStaff();
  const [url] = useState(() => createPictureUrls(session.readBytes)(path));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img className="thumbnail" src={url} alt={alt} />;
}
