import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import type { FileChange } from '../files/transport.ts';
import { findCounterpart, linksIn, type BodyLink } from './body-links.ts';
import { withTranslations } from './file-context.ts';
import { outOfDate } from './up-to-date.ts';
import { parseText, readText, type Writer } from './writer.ts';

/**
 * Adds to the changes of a file its new links in its translations. Links of front matter need no change, since
 * all languages share them. A link that differs in a translation stays. If it is unknown which link is meant,
 * the translation is out of date.
 */
export async function withLinksInTranslations(
  writer: Writer,
  changes: readonly FileChange[],
  file: string,
): Promise<readonly FileChange[]> {
  const own = linksIn(readText(writer, file).content);
  const edited = changes.find(({ path }) => path === file)?.after;
  const changed = edited ? changedLinks(own, linksIn(parseText(file, edited))) : [];
  if (changed.length === 0) return changes;
  const all = new Map(changes.map((change) => [change.path, change]));
  const { files } = await writer.compile();
  for (const path of withTranslations(file, files).filter((other) => other !== file)) {
    const { bytes: before } = readText(writer, path);
    const bytes = all.get(path)?.after ?? before;
    const others = linksIn(parseText(path, bytes));
    const found = changed.map(({ link, replace }) => ({
      link: findCounterpart(link, own, others),
      replace,
    }));
    const replacements = found.flatMap(({ link, replace }) =>
      link === undefined || link === 'unknown' ? [] : { start: link.start, end: link.end, replace },
    );
    const followed = replaceInBytes(bytes, replacements);
    const isUnknown = found.some(({ link }) => link === 'unknown');
    const after = isUnknown ? await outOfDate(writer, path, followed) : followed;
    all.set(path, { path, before, after });
  }
  return [...all.values()];
}

/** Returns the links that lead elsewhere, while the text around them says the same. */
function changedLinks(before: readonly BodyLink[], after: readonly BodyLink[]) {
  if (before.length !== after.length) return [];
  return before.flatMap((link, index) => {
    const { address = link.address, kind, words } = after[index] ?? {};
    const isSameText = kind === link.kind && words === link.words;
    return isSameText && address !== link.address ? [{ link, replace: address }] : [];
  });
}
