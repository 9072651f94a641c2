import styles from './button.module.css';

/** The one button shape in its three weights, and the one that people know as WhatsApp's. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'whatsapp';

/** The class names that give a link or a button the house's button shape. A quiet one, whose words
 * are a number or an address, is printed as well. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]} ${look === 'quiet' ? '' : 'screen-only'}`;
}
