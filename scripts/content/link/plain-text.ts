/** Signs that look alike or mean the same, each one character for one. */
const twins: readonly [RegExp, (sign: string) => string][] = [
  [/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)],
  [/[\u00A0\u2000-\u200A\u202F]/g, () => ' '],
  [/[\u2010-\u2015\u2212]/g, () => '-'],
];

/**
 * A file's text made easy to search, every character still at its place: digits are 0 to 9, every
 * space and dash is the plain one, and the notes of the front matter are blank.
 */
export function plainText(text: string): string {
  const [frontMatter = ''] = /^---[ \t]*\n[^]*?\n---/.exec(text) ?? [];
  const withoutNotes = frontMatter.replaceAll(/^[ \t]*#.*$/gm, (note) => ' '.repeat(note.length));
  return twins.reduce(
    (plain, [signs, twin]) => plain.replaceAll(signs, twin),
    withoutNotes + text.slice(frontMatter.length),
  );
}
