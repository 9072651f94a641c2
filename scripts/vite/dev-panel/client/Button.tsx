import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from '../../../../src/ui/button/button-class.ts';

/** Renders a button of the site. It does not submit forms unless its type is "submit". */
export function Button({
  look = 'secondary',
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look)} {...props} />;
}
