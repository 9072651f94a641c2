import { useSite } from '../model/contexts.ts';
import { useContactButtons } from '../model/useContactButtons.tsx';
import styles from './fallback.module.css';

/**
 * Explains on the 404 page that the requested page is not saved. Styles show only this section if
 * the worker has added `data-unsaved` to the document.
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
