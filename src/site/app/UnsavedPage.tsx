import { useSite } from '../model/contexts.ts';
import { useContactButtons } from '../model/useContactButtons.tsx';
import styles from './fallback.module.css';

/**
 * Explains that the requested page is not saved. The 404 page contains this section, hidden. If the
 * service worker adds `data-unsaved` to the document, styles show the section and hide the rest.
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
