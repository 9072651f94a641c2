import { withoutOptional } from '../content-types/schema-at.ts';
import type { ContentType } from '../content-types/content-types.ts';
import { positionAt } from '../diagnostics/position.ts';
import { bodyStart } from '../parse/fences.ts';
import type { Rule } from './rule.ts';

/** Reports fields at the beginning of the body if their values are valid. Other text may look like a field. */
export const misplacedField: Rule = {
  id: 'misplaced-field',
  level: 'error',
  scope: 'file',
  summary: 'Fields are between the two lines of hyphens, not below them.',
  check({ source: { text }, type, frontMatter: { hasFences, data } }) {
    if (!type || !hasFences) return [];
    const start = bodyStart(text);
    const fence = text.lastIndexOf('\n---', start - 1) + 1;
    const lines = misplacedLines(text.slice(start), type);
    const last = lines.at(-1);
    if (!last) return [];
    const isNew = lines.every(({ name }) => data && !Object.hasOwn(data, name));
    const find = `${text.slice(fence, start + last.offset)}${last.line}\n`;
    const message = 'Move this line between the two lines of hyphens, to the other fields.';
    return lines.map(({ offset }, index) => {
      const position = positionAt(text, start + offset);
      // The first finding's fix moves all lines.
      if (index > 0 || !isNew || !text.includes(find)) return { ...position, message };
      const moved = lines.map(({ line }) => `${line}\n`).join('');
      const replace = moved + text.slice(fence, start + offset);
      return {
        ...position,
        message,
        fix: { find, replace, from: positionAt(text, fence), safe: true },
      };
    });
  },
};

/** Returns the first lines of a body if they are valid fields. */
function misplacedLines(body: string, { frontMatter: { shape } }: ContentType) {
  const fields: { name: string; line: string; offset: number }[] = [];
  let offset = 0;
  for (const line of body.split('\n')) {
    const [, name = '', value = ''] = /^([a-z_]+):[ \t]+(\S.*)$/.exec(line) ?? [];
    const field = Object.hasOwn(shape, name) ? withoutOptional(shape[name]) : undefined;
    const isField = field && !field.meta()?.isText && field.safeParse(value.trimEnd()).success;
    if (isField) fields.push({ name, line, offset });
    else if (line.trim() !== '') break;
    offset += line.length + 1;
  }
  return fields;
}
