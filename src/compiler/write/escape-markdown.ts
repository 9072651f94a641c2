/** Escapes the characters that Markdown and MDX would read as markup. */
export function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|&]/g, String.raw`\$&`);
}
