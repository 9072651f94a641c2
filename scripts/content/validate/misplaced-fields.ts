import type { z } from 'zod';
import { withoutOptional } from '../content-types/schema-at.ts';
import type { ContentType } from '../content-types/content-types.ts';
import type { FileDiagnostic } from '../diagnostics/diagnostic.ts';
import { positionAt } from '../diagnostics/position.ts';
import { bodyStart } from '../parse/fences.ts';

/**
 * Fields that stand at the beginning of the body, below the second line of hyphens, where visitors would
 * read them. Words could be anything; only what is valid for its field and is no words is certain.
 * @param text the whole file
 * @param data the front matter as it is written
 */
export function misplacedFields(
  text: string,
  { frontMatter }: ContentType,
  data: object | undefined,
): FileDiagnostic[] {
  const start = bodyStart(text);
  const fence = text.lastIndexOf('\n---', start - 1) + 1;
  const lines = misplacedLines(text.slice(start), frontMatter);
  const moved = lines.map(({ line }) => `${line}\n`).join('');
  const message = 'this line belongs between the two lines of hyphens, with the other fields';
  return lines.map(({ offset }, index) => {
    const isFree = lines.every(({ name }) => data && !Object.hasOwn(data, name));
    // One fix moves all of them, since they stand side by side.
    const find =
      text.slice(fence, start + (lines.at(-1)?.offset ?? 0)) + (lines.at(-1)?.line ?? '') + '\n';
    const replace = moved + text.slice(fence, start + offset);
    const fix = { find, replace, from: positionAt(text, fence), safe: true as const };
    return {
      ...positionAt(text, start + offset),
      message,
      fix: index === 0 && isFree && text.includes(find) ? fix : undefined,
    };
  });
}

/** The lines at the beginning of a body that are fields for certain. */
function misplacedLines(body: string, { shape }: z.ZodObject) {
  const found: { name: string; line: string; offset: number }[] = [];
  let offset = 0;
  for (const line of body.split('\n')) {
    const [, name = '', value = ''] = /^([a-z_]+):[ \t]+(\S.*)$/.exec(line) ?? [];
    const field = Object.hasOwn(shape, name) ? withoutOptional(shape[name]) : undefined;
    const isField = field && !field.meta()?.words && field.safeParse(value.trimEnd()).success;
    if (isField) found.push({ name, line, offset });
    else if (line.trim() !== '') break;
    offset += line.length + 1;
  }
  return found;
}
