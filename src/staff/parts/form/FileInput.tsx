import type { ComponentProps } from 'react';
import { buttonClass } from '../../../site/ui/button/button-class.ts';

/** Renders a file input that looks like a button with the words of the page. The input lies above them. */
export function FileInput({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={`file ${buttonClass('secondary')}`}>
      {label}
      <input {...props} type="file" accept="image/*" />
    </label>
  );
}
