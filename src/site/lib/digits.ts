/** Ten digits, from 0 to 9, of each script: Arabic, Persian and Devanagari. */
const localDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Replaces Arabic, Persian and Devanagari digits by 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => String(localDigits.indexOf(digit) % 10));
}
