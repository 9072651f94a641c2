import styles from './button-class.module.css';

/** How prominent a button is. `whatsapp` has WhatsApp's colours. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'whatsapp';

/** Returns the class names of a button. Only quiet buttons are printed. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]} ${look === 'quiet' ? '' : 'screen-only'}`;
}
