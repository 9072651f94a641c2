import { openSource } from './server.ts';

/** Makes an element with these properties. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** A button that opens a source. */
export function sourceButton(source: string, ...children: (Node | string)[]): HTMLButtonElement {
  const button = make('button', { className: 'source' }, ...children);
  button.addEventListener('click', () => openSource(source));
  return button;
}

/** A source as staff read it: `content/faq/delivery.mdx, line 2`. */
export function readable(source: string): string {
  return source.replace(/:(\d+):\d+$/, ', line $1');
}
