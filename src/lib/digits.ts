/** Replaces Arabic, Persian and Devanagari digits by 0 to 9. */
export function asciiDigits(text: string): string {
  // Devanagari digits start at U+0966, the others at U+0660 and U+06F0.
  return text.replaceAll(/[٠-٩۰-۹०-९]/g, (digit) =>
    String((digit.charCodeAt(0) - (digit < '०' ? 0 : 6)) % 16),
  );
}
