import { useSite } from '../model/contexts.ts';
import { useContactButtons } from '../model/useContactButtons.tsx';
import styles from './fallback.module.css';

/**
 * Says that the device has not saved the page that was asked for. It belongs to the missing page. The
 * worker marks this page with `data-unsaved` before it answers with it, so that styles show this
 * section only.
 */
export function UnsavedPage() {
  const { errors } = useSite();
  const buttons = useContactButtons();
  return (
    <section className={styles.unsaved}>
      <h1>{errors.unsaved}</h1>
      <p>{errors.open_once}</p>
      <div className="row">{buttons}</div>
    </section>
  );
}
