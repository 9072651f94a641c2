import { visit } from 'unist-util-visit';
import { replaceInBytes } from '../../compiler/write/replace-in-bytes.ts';
import { isTag, type TagNode } from '../../compiler/read/parse/nodes.ts';
import type { ContentFile } from '../../compiler/read/resolve/content-file.ts';
import type { Segment } from '../../compiler/read/resolve/segments.ts';
import { readText, type SaveFunction } from './writer.ts';
import type { FileChange } from '../files/transport.ts';
import { findUnchanged } from './editable.ts';
import type { Edit } from './requests.ts';
import { withTranslations } from './file-context.ts';
import { attributeOf } from './tag-places.ts';
import { upToDate } from './up-to-date.ts';

/** A new order of the cards in the body of a page, beside the one that contains a text. */
export interface CardOrder extends Pick<Edit, 'file' | 'id' | 'expected'> {
  /** The present indexes of the cards, in their new order. */
  order: readonly number[];
}

/**
 * Writes neighbouring cards, such as `<Card>`, in another order, in all languages. A translation with other groups
 * of cards stays as it is, because it is unknown which of them is meant.
 */
export const orderCards: SaveFunction<CardOrder> = async (writer, { file, order, ...text }) => {
  const { content } = readText(writer, file);
  const segment = findUnchanged(content, text);
  const card = segment && cardAt(content, segment);
  if (card?.titles.length !== order.length) return { result: 'changed' };
  const { files } = await writer.compile();
  const changes = withTranslations(file, files).flatMap((path): FileChange[] => {
    const { bytes, content: translation } = readText(writer, path);
    if (groupsIn(translation) !== groupsIn(content)) return [];
    const ranges = (cardLists(translation)[card.list] ?? []).map(rangeOf);
    const replacements = ranges.map((range, index) => {
      const { start, end } = ranges[order[index] ?? index] ?? range;
      return { ...range, replace: translation.textFile.text.slice(start, end) };
    });
    return [{ path, before: bytes, after: replaceInBytes(bytes, replacements) }];
  });
  return writer.write(await upToDate(writer, changes));
};

/** Returns the card that contains a text, and its neighbours; undefined without neighbours. */
export function cardAt(content: ContentFile, { start }: Pick<Segment, 'start'>) {
  for (const [list, cards] of cardLists(content).entries()) {
    const index = cards.findIndex((card) => {
      const range = rangeOf(card);
      return range.start <= start && start < range.end;
    });
    const card = cards[index];
    if (card) return { list, index, title: titleOf(card), titles: cards.map(titleOf) };
  }
  return undefined;
}

/** Returns the groups of sibling tags with titles, in document order. */
function cardLists({ body }: ContentFile): TagNode[][] {
  const lists: TagNode[][] = [];
  if (body)
    visit(body.tree, (node) => {
      if (!('children' in node)) return;
      const cards = node.children.filter((child) => isTag(child) && titleOf(child) !== '');
      if (cards.length > 1) lists.push(cards as TagNode[]);
    });
  return lists;
}

/** Lists the tags of each group: `Door Door, Card Card Card`. */
const groupsIn = (content: ContentFile) =>
  cardLists(content)
    .map((cards) => cards.map(({ name }) => name).join(' '))
    .join(', ');

/** Returns the title of a card; an empty text for another tag. */
const titleOf = (card: TagNode) => attributeOf(card, 'title') ?? '';

function rangeOf({ position }: TagNode) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
