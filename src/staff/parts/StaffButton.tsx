import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from '../../site/ui/button/button-class.ts';
import { Icon } from '../../site/ui/icon/Icon.tsx';
import { useStaff } from './context.ts';

/** Renders a button of the site. The button does not submit forms unless its type is "submit". */
export function StaffButton({
  look = 'secondary',
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look)} {...props} />;
}

/** Renders the × button in the corner of a sheet or of the list of problems. */
export function CloseButton(props: ComponentProps<'button'>) {
  const { strings } = useStaff();
  return (
    <button type="button" className="close" aria-label={strings.close} {...props}>
      <Icon name="x" />
    </button>
  );
}
