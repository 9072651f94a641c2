import { cloneElement, useId, type HTMLAttributes, type ReactElement } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** The name that the form sends. */
  name: string;
  /** The control. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { name?: string }>;
}

/** Renders a form control below its label. The browser validates it and shows its own message. */
export function Field({ label, name, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id, name, className: styles.control })}
    </div>
  );
}
