/**
 * The file name, without its ending, for an entry that is called so: `do-you-deliver-to-pokhara`.
 * Accents are dropped, and of long words only those that fit are taken.
 * @returns an empty text where the words hold no letters a to z and no digits
 */
export function fileNameFor(words: string): string {
  const parts = words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
  return parts.reduce((name, part) => {
    const longer = name === '' ? part.slice(0, longest) : `${name}-${part}`;
    return longer.length <= longest ? longer : name;
  }, '');
}

const longest = 60;
