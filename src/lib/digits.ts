/** Replaces Arabic, Persian and Devanagari digits by 0 to 9. */
export function toAsciiDigits(text: string): string {
  // The last hexadecimal digit of the code is the value. Devanagari's 0 is U+0966, so subtract 6.
  return text.replaceAll(/[٠-٩۰-۹०-९]/g, (digit) =>
    String((digit.charCodeAt(0) - (digit < '०' ? 0 : 6)) % 16),
  );
}
