import type { Replacement } from '../diagnostics/fixes.ts';
import type { TagNode } from '../read/parse/nodes.ts';
import { spellings } from './spellings.ts';

/** Returns the replacements that set attributes of a tag. An empty value removes its attribute. */
export function setAttributes(
  { name, position, attributes }: TagNode,
  values: Readonly<Record<string, string>>,
): Replacement[] {
  const tagName = (position?.start.offset ?? 0) + `<${name}`.length;
  const end = attributes.at(-1)?.position?.end.offset ?? tagName;
  let added = '';
  const changed = Object.entries(values).flatMap(([key, value]): Replacement[] => {
    // A text such as `&amp;` would be read as `&`.
    const [plain = value, escaped = value] = spellings('"', value, []);
    const written = value === '' ? '' : ` ${key}="${/&#?\w+;/.test(value) ? escaped : plain}"`;
    const index = attributes.findIndex((found) => 'name' in found && found.name === key);
    const range = attributes[index]?.position;
    if (!range) {
      added += written;
      return [];
    }
    const before = attributes[index - 1]?.position?.end.offset ?? tagName;
    return [{ start: before, end: range.end.offset ?? before, replace: written }];
  });
  return added === '' ? changed : [...changed, { start: end, end, replace: added }];
}
