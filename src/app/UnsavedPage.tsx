import { useSite } from '../model/contexts.ts';
import { useContactButtons } from '../model/useContactButtons.tsx';
import styles from './fallback.module.css';

/**
 * Renders, on the 404 page, the explanation that a page is not saved. Styles show only this section
 * if the service worker has added `data-unsaved` to the document.
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
