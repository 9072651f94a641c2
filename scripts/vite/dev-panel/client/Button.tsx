import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from '../../../../src/ui/button/button-class.ts';

/** A button of the site, which submits no form unless it says so. */
export function Button({
  look = 'secondary',
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look)} {...props} />;
}
