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
import { upToDate } from './up-to-date.ts';

/** Moves a card in the body of a page by one place: up (-1) or down (1). */
export interface CardMove extends Pick<Edit, 'file' | 'id' | 'expected'> {
  step: -1 | 1;
}

/** Exchanges the card that contains a text, such as `<Card>`, and its neighbour, in all languages. */
export const moveCard: SaveFunction<CardMove> = async (writer, { file, step, ...text }) => {
  const { content } = readText(writer, file);
  const segment = findUnchanged(content, text);
  const card = segment && cardAt(content, segment);
  if (!card) return { result: 'changed' };
  const { files } = await writer.compile();
  const changes = withTranslations(file, files).flatMap((path): FileChange[] => {
    const { bytes, content: translation } = readText(writer, path);
    const cards = cardLists(translation)[card.list] ?? [];
    const [from, to] = [cards[card.number - 1], cards[card.number - 1 + step]];
    if (!from || !to || cards.length !== card.count) return [];
    const [own, other] = [rangeOf(from), rangeOf(to)];
    const textOf = (range: typeof own) => translation.textFile.text.slice(range.start, range.end);
    const replacements = [
      { ...own, replace: textOf(other) },
      { ...other, replace: textOf(own) },
    ].toSorted((a, b) => a.start - b.start);
    return [{ path, before: bytes, after: replaceInBytes(bytes, replacements) }];
  });
  return writer.write(await upToDate(writer, changes));
};

/** Returns the place of the card that contains a text among its neighbours; undefined without neighbours. */
export function cardAt(content: ContentFile, { start }: Pick<Segment, 'start'>) {
  for (const [list, cards] of cardLists(content).entries()) {
    const index = cards.findIndex((card) => {
      const range = rangeOf(card);
      return range.start <= start && start < range.end;
    });
    const card = cards[index];
    if (card) return { list, number: index + 1, count: cards.length, title: titleOf(card) };
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

/** Returns the title of a card; an empty text for another tag. */
function titleOf({ attributes }: TagNode): string {
  const title = attributes.find((attribute) => 'name' in attribute && attribute.name === 'title');
  return typeof title?.value === 'string' ? title.value : '';
}

function rangeOf({ position }: TagNode) {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
