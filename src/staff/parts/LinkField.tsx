import { useState } from 'react';
import { routeOf } from '../../compiler/content-types/content-types.ts';
import { isPage } from '../../compiler/read/resolve/content-file.ts';
import { Field } from '../../site/ui/field/Field.tsx';
import { titleOf } from '../edits/file-context.ts';
import { keyboardOf } from './form/keyboard.ts';
import { useStaff, type Staff } from './context.ts';

interface LinkFieldProps {
  /** `/faq`, `call` or `https://…` */
  value: string;
  onChange: (value: string) => void;
}

/** Renders where a link leads: a page or a contact of the shop to choose from, or another address to type. */
export function LinkField({ value, onChange }: LinkFieldProps) {
  const staff = useStaff();
  const { strings } = staff;
  const targets = [...pagesOf(staff), ...Object.entries(strings.linkTargets)];
  const [isOther, setOther] = useState(targets.every(([target]) => target !== value));
  const choose = (target: string) => {
    setOther(target === '');
    onChange(target);
  };
  return (
    <>
      <Field label={strings.leadsTo} name="target">
        <select value={isOther ? '' : value} onChange={(event) => choose(event.target.value)}>
          {targets.map(([target, name]) => (
            <option key={target} value={target}>
              {name}
            </option>
          ))}
          <option value="">{strings.otherAddress}</option>
        </select>
      </Field>
      {isOther && <AddressField value={value} onChange={onChange} label={strings.address} />}
    </>
  );
}

/** Renders an address to type. */
export function AddressField({ value, onChange, label }: LinkFieldProps & { label: string }) {
  return (
    <Field label={label} name="address">
      <input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        {...keyboardOf({ kind: 'url' })}
      />
    </Field>
  );
}

/** Returns the paths and the titles of the pages, in the language of the page that is shown. */
function pagesOf({ content, page, session }: Staff): [route: string, title: string][] {
  const language = session.languages().find(({ code }) => code === page.language);
  return content.latest.files
    .filter((file) => isPage(file) && file.textFile.language === language?.folder)
    .flatMap((file) => {
      const route = routeOf(file.textFile.id);
      return route === undefined ? [] : [[route, titleOf(file)] as [string, string]];
    });
}
