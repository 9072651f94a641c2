import { isFact, type ShownValue } from '../protocol.ts';
import { make, sourceButton, type OpenSource } from './elements.ts';

/** For each fact that a text names, a line that says what it is and opens it. */
export function factsIn(
  text: string,
  values: readonly ShownValue[],
  open: OpenSource,
): HTMLElement[] {
  const names = new Set([...text.matchAll(/\{\s*([A-Za-z_]+)\s*\}/g)].map(([, name = '']) => name));
  return [...names].flatMap((name) => {
    const fact = values.find(
      (value) => isFact(value) && (value.field === name || value.field === `facts.${name}`),
    );
    const said = `{${name}} is ${fact?.text}, `;
    return fact
      ? [make('li', {}, said, sourceButton(fact.source, open, 'change it once for all pages'))]
      : [];
  });
}
