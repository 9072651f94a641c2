import styles from './button.module.css';

/** The three weights of the button shape, and WhatsApp's colours. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'whatsapp';

/** Returns the class names of a button. A quiet one is also printed, for its number or URL. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]} ${look === 'quiet' ? '' : 'screen-only'}`;
}
