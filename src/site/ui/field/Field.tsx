import {
  cloneElement,
  useId,
  useState,
  type HTMLAttributes,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import styles from './field.module.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldProps {
  label: string;
  /** The name that the form sends. */
  name: string;
  /** The text above an invalid control. It replaces the browser's bubble. */
  error: string;
  /** The control. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { name?: string }>;
}

/** Renders a form control below its label. The browser validates it, and an error shows as text. */
export function Field({ label, name, error, children }: FieldProps) {
  const [isInvalid, setInvalid] = useState(false);
  const id = useId();
  const errorId = `${id}-error`;
  const validate = (event: SyntheticEvent) => {
    const control = event.currentTarget as Control;
    setInvalid(!control.validity.valid);
    // Prevents the browser's bubble, which covers the next field, but also the focus.
    event.preventDefault();
    if (control === control.form?.querySelector('[name]:invalid')) control.focus();
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isInvalid && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {cloneElement(children, {
        id,
        name,
        className: styles.control,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': isInvalid ? errorId : undefined,
        onInvalid: validate,
        // While the visitor types, an error can disappear, but no new error appears.
        ...(isInvalid && { onInput: validate }),
      })}
    </div>
  );
}
