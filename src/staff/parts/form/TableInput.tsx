import { useRef, useState } from 'react';
import { TableGrid } from '../TableGrid.tsx';
import { replaceRange } from '../usePaste.tsx';
import type { FormInput } from './form-input.ts';

/** Renders a table as a grid. The form reads its text from a hidden control. */
export function TableInput({ name, label, value = '', language }: FormInput) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(value);
  const changeText = (next: string) => {
    setText(next);
    if (control.current) replaceRange(control.current, 0, control.current.value.length, next);
  };
  return (
    <>
      <textarea ref={control} name={name} defaultValue={value} hidden />
      <TableGrid label={label} value={text} language={language} onChange={changeText} />
    </>
  );
}
