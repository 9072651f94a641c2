/** The source of a pattern that finds just these words, in whatever lines and spaces they stand. */
export function literal(words: string): string {
  return words
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
}
