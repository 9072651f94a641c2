/** What a click on a source does. @param whole whether the file is meant and not the part there */
export type OpenSource = (source: string, whole?: boolean) => unknown;

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

/** A button that does something, and submits no form. */
export function button(act: () => unknown, ...children: (Node | string)[]): HTMLButtonElement {
  const made = make('button', { type: 'button' }, ...children);
  made.addEventListener('click', () => void act());
  return made;
}

/** A button that opens a source. */
export function sourceButton(
  source: string,
  open: OpenSource,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const made = button(() => open(source), ...children);
  made.className = 'source';
  return made;
}

/** A source as staff read it: `content/faq/delivery.mdx, line 2`. */
export function readable(source: string): string {
  return source.replace(/:(\d+):\d+$/, ', line $1');
}
