/** Makes GitHub read the characters around it as text, and has no width. */
const zeroWidthSpace = '\u200B';

/**
 * Matches the beginning of what GitHub acts upon in a pull request or a commit: `@name`, `#1`, `GH-1`, the id of
 * a commit, the URL of a request, HTML such as `<!--`, and `[skip ci]`. An e-mail address is only text.
 */
const references =
  /(?<!\w)@(?=\w)|#(?=\d)|\bGH-(?=\d)|\b(?=\d*[a-f])(?=[a-f]*\d)[\da-f](?=[\da-f]{6,39}\b)|\bgithub(?=\.com\/)|<(?=[!/?a-z])|\[(?=(?:skip|ci|no|actions)[ -])/gi;

/** Returns a text that notifies nobody, closes no issue and stops no check when it is sent to GitHub. */
export function quietText(text: string): string {
  return text.replaceAll(references, `$&${zeroWidthSpace}`);
}
