import { Document } from 'yaml';
import type { Replacement } from '../diagnostics/fixes.ts';
import { bodyStart } from '../read/parse/fences.ts';

/** Returns the replacement that adds a field to front matter, below its parent if it has one. */
export function addField(text: string, path: readonly PropertyKey[], value: unknown): Replacement {
  const [name = '', child] = path.map(String);
  const parent = child === undefined ? null : new RegExp(`^${name}:[ \\t]*\\n`, 'm').exec(text);
  if (parent && child !== undefined) {
    const start = parent.index + parent[0].length;
    return { start, end: start, replace: write([child], value).replaceAll(/^(?=.)/gm, '  ') };
  }
  const start = text.lastIndexOf('---', bodyStart(text) - 1);
  const keys = child === undefined ? [name] : [name, child];
  return { start, end: start, replace: write(keys, value) };
}

function write(keys: readonly string[], value: unknown): string {
  // The failsafe schema writes dates and numbers without quotes.
  const fields = new Document({}, { schema: 'failsafe' });
  fields.setIn(keys, value);
  return fields.toString({ lineWidth: 0 });
}
