import type { ShownFact } from '../protocol.ts';
import { make, sourceButton, type OpenSource } from './elements.ts';

/** For each fact that a text names, a line that says what it is and opens it. */
export function factsIn(
  text: string,
  facts: readonly ShownFact[],
  open: OpenSource,
): HTMLElement[] {
  const names = new Set([...text.matchAll(/\{\s*([A-Za-z_]+)\s*\}/g)].map(([, name]) => name));
  return facts
    .filter(({ name }) => names.has(name))
    .map(({ name, text: said, source }) => {
      const change = sourceButton(source, open, 'change it once for all pages');
      return make('li', {}, `{${name}} is ${said}, `, change);
    });
}
