import { useEffect, useMemo } from 'react';
import { Icon } from '../../../site/ui/icon/Icon.tsx';
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

/** Renders icons or pictures to choose from. Screen readers hear their names. */
export function ChoiceGrid(props: ChoiceGridProps) {
  const { content, session } = useStaff();
  const { name, label, kind, value, isOptional = false, options = [] } = props;
  const urls = useMemo(() => {
    const urlOf = createPictureUrls(session.readBytes);
    const pictures = Object.entries(content.latest.pictures);
    return kind === 'picture'
      ? Object.fromEntries(pictures.map(([picture, model]) => [picture, urlOf(model)]))
      : {};
  }, [content, kind, session]);
  useEffect(() => () => Object.values(urls).forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            aria-label={option.replaceAll('-', ' ')}
            defaultChecked={option === value}
            required={!isOptional}
          />
          {kind === 'icon' ? <Icon name={option} /> : <img src={urls[option]} alt="" />}
        </label>
      ))}
    </fieldset>
  );
}
