/** Ten digits, from 0 to 9, of each script: Arabic, Persian and Devanagari. */
const localDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Replaces Arabic, Persian and Devanagari digits by 0 to 9. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹०-९]/g, (digit) => String(localDigits.indexOf(digit) % 10));
}

/**
 * Replaces 0 to 9 by the digits of a language.
 * @param digits ten digits, from 0 to 9; undefined if the language uses 0 to 9
 */
export function withDigits(text: string, digits: string | undefined): string {
  return digits ? text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text;
}
