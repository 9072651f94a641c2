import { withoutOptional } from '../../content-types/schema-at.ts';
import type { ContentType } from '../../content-types/content-types.ts';
import type { Fix } from '../../diagnostics/diagnostic.ts';
import { positionAt } from '../../diagnostics/position.ts';
import { bodyStart } from '../../read/parse/fences.ts';
import type { Rule } from './rule.ts';
import { say } from '../../../site/fields/say.ts';

/** A line of the body that is a field. */
interface FieldLine {
  name: string;
  line: string;
  /** The offset in the body. */
  offset: number;
}

export const misplacedField: Rule = {
  id: 'misplaced-field',
  level: 'error',
  scope: 'file',
  summary: 'Fields are between the two lines of hyphens, not below them.',
  check({ textFile: { text }, type, frontMatter: { hasFences, data } }) {
    if (!type || !hasFences) return [];
    const start = bodyStart(text);
    const fields = fieldsAtStart(text.slice(start), type);
    const areNew = fields.every(({ name }) => data && !Object.hasOwn(data, name));
    // The fix of the first field moves all of them.
    const fix = areNew ? moveUp(text, start, fields) : undefined;
    return fields.map(({ offset }, index) => ({
      ...positionAt(text, start + offset),
      message: say`Move this line between the two lines of hyphens, to the other fields.`,
      fix: index === 0 ? fix : undefined,
    }));
  },
};

/** Returns the fields at the start of a body, except fields for text: these may be sentences. */
function fieldsAtStart(body: string, { frontMatter: { shape } }: ContentType): FieldLine[] {
  const fields: FieldLine[] = [];
  let offset = 0;
  for (const line of body.split('\n')) {
    const [, name = '', value = ''] = /^([a-z_]+):[ \t]+(\S.*)$/.exec(line) ?? [];
    const schema = Object.hasOwn(shape, name) ? withoutOptional(shape[name]) : undefined;
    const isField = schema && !schema.meta()?.isText && schema.safeParse(value.trimEnd()).success;
    if (isField) fields.push({ name, line, offset });
    else if (line.trim() !== '') break;
    offset += line.length + 1;
  }
  return fields;
}

/**
 * Returns the fix that moves fields above the second line of hyphens.
 * @param start the offset of the body
 */
function moveUp(text: string, start: number, fields: readonly FieldLine[]): Fix | undefined {
  const [first] = fields;
  const last = fields.at(-1);
  if (!first || !last) return undefined;
  const hyphensStart = text.lastIndexOf('\n---', start - 1) + 1;
  const find = text.slice(hyphensStart, start + last.offset + last.line.length);
  // The line of hyphens, with the empty lines below it.
  const hyphens = text.slice(hyphensStart, start + first.offset - 1);
  const replace = [...fields.map(({ line }) => line), hyphens].join('\n');
  return { find, replace, from: positionAt(text, hyphensStart), safe: true };
}
