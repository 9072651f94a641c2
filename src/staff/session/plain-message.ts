/** Matches a sentence for people who work with files: it names a command, a guide or a line of a file. */
const technical = /\bnpm |REFERENCE\.md|\bMarkdown\b|"[a-z_]+:"/;

/**
 * Returns a message of the check as staff read it on the page: without commands and paths of files.
 * @param titles the titles of files by path
 */
export function plainMessage(message: string, titles: ReadonlyMap<string, string>): string {
  const sentences = message.split(/(?<=[.?!])\s+(?=["\p{Lu}]|content\/)/u);
  const plain = sentences.filter((sentence) => !technical.test(sentence));
  return (plain.length > 0 ? plain : sentences)
    .join(' ')
    .replaceAll(/\bnpm [\w ]+/g, 'the computer of the shop')
    .replaceAll('content/site/business.mdx', 'the facts of the shop')
    .replaceAll(/content\/pictures\/([\w.-]+)/g, '$1')
    .replaceAll('content/pictures', 'the pictures')
    .replaceAll(/content\/[\w/-]+\.mdx/g, (path) => `“${titles.get(path) ?? idOf(path)}”`)
    .replaceAll(/content\/(?:[\w-]+\/?)*/g, 'the content');
}

function idOf(path: string): string {
  return path.replace(/^.*\//, '').replace('.mdx', '');
}
