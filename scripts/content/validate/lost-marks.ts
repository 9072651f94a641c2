import type { Root } from 'mdast';
import { nodesIn } from '../nodes-in.ts';
import { placeAt } from '../diagnostics/position.ts';
import type { Finding, Fault } from '../diagnostics/diagnostic.ts';
import { unseen } from '../diagnostics/invisible.ts';

const heading = new RegExp(String.raw`^(#{1,6})(?:[\u00A0${unseen}]+[ ]*|(?<=##)(?=[^\s#]))`);
const bullet = new RegExp(String.raw`^(?:[•◦▪●‣·][\s\u00A0${unseen}]*|[-*]\u00A0+)`);

/**
 * Marks of headings and lists that a word processor or a phone has changed, so that they would be
 * shown as words: `##Delivery`, `• beds`.
 * @param text the whole file
 */
export function lostMarks(tree: Root, text: string): Fault[] {
  const faults: Fault[] = [];
  for (const { type, position } of nodesIn(tree)) {
    if (type !== 'paragraph') continue;
    let start = position?.start.offset ?? 0;
    for (const line of text.slice(start, position?.end.offset).split('\n')) {
      const finding = markFinding(line);
      if (finding) faults.push({ ...placeAt(text, start), ...finding });
      start += line.length + 1;
    }
  }
  return faults;
}

function markFinding(line: string): Finding | undefined {
  const [wrong, signs] = heading.exec(line) ?? [];
  if (wrong !== undefined) {
    const message = `put a space behind ${signs}, else this is no heading`;
    return { message, mend: { wrong, right: `${signs} `, certain: true } };
  }
  const [sign] = bullet.exec(line) ?? [];
  return sign === undefined
    ? undefined
    : {
        message: 'begin each line of a list with a hyphen and a space',
        mend: { wrong: sign, right: '- ', certain: true },
      };
}
