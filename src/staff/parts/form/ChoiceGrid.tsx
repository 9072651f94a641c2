import { useEffect, useMemo } from 'react';
import { Icon } from '../../../site/ui/icon/Icon.tsx';
import { nameOfPicture, titlesOfPicture } from '../../describe/picture-names.ts';
import { createPictureUrls } from '../../page/picture-urls.ts';
import { useStaff } from '../context.ts';

interface ChoiceGridProps {
  name: string;
  label: string;
  kind: 'icon' | 'picture';
  value: string | undefined;
  isOptional?: boolean | undefined;
  options?: readonly string[] | undefined;
}

/** Renders icons, or pictures with their names, to choose from. Screen readers hear the names of both. */
export function ChoiceGrid(props: ChoiceGridProps) {
  const { name, label, kind, value, isOptional = false, options = [] } = props;
  const { strings } = useStaff();
  const pictures = usePictures(kind === 'picture');
  // A chosen radio button cannot be cleared.
  const choices = isOptional && value ? ['', ...options] : options;
  const nameOf = (option: string) =>
    option === '' ? strings.none : (pictures[option]?.name ?? option.replaceAll('-', ' '));
  return (
    <fieldset className={`choices ${kind}`}>
      <legend>{label}</legend>
      {choices.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            aria-label={nameOf(option)}
            defaultChecked={option === value}
            required={!isOptional}
          />
          {option === '' ? (
            <small>{strings.none}</small>
          ) : kind === 'icon' ? (
            <Icon name={option} />
          ) : (
            <>
              <img src={pictures[option]?.url} alt="" />
              <small>{nameOf(option)}</small>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the URL of each picture and what it shows, while the component is shown. */
function usePictures(areShown: boolean) {
  const { content, page, session, strings } = useStaff();
  const { language } = page;
  const pictures = useMemo(() => {
    const urlOf = createPictureUrls(session.readBytes);
    const { files, pictures: all } = content.latest;
    const entries = Object.entries(areShown ? all : {}).map(([id, model]) => {
      const titles = titlesOfPicture(id, files);
      const name = nameOfPicture({ strings, page: { language } }, id, titles);
      return [id, { url: urlOf(model.path), name }] as const;
    });
    return Object.fromEntries(entries);
  }, [areShown, content, language, session, strings]);
  useEffect(
    () => () => Object.values(pictures).forEach(({ url }) => URL.revokeObjectURL(url)),
    [pictures],
  );
  return pictures;
}
