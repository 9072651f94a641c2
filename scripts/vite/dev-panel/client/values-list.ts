import type { ShownValue, ShownValues } from '../protocol.ts';
import { make, sourceButton, type OpenSource } from './elements.ts';
import type { FindSource } from './find-source.ts';

/** The values that cannot be clicked, by their files; those of the page are what one looks for most. */
export function valuesList(
  { page, values }: ShownValues,
  findSource: FindSource,
  open: OpenSource,
): HTMLElement[] {
  const elements = [...document.body.querySelectorAll('*')].filter(canBeClicked);
  const reached = new Set(elements.map((element) => findSource(element)?.source));
  const listed = values.filter(({ source }) => !reached.has(source));
  const files = new Set([page, ...listed.map(({ file }) => file)].filter(Boolean));
  const lists = [...files].map((file) => {
    const ofFile = listed.filter((value) => value.file === file);
    const isPage = file === page;
    const title = ofFile.find(({ field }) => field === 'title');
    const picture =
      isPage && title ? [{ ...title, field: 'share picture, made from the title' }] : [];
    const name = file.replace(/^.*\//, '');
    return make(
      'details',
      { open: isPage },
      make('summary', {}, isPage ? `This page: ${name}` : name),
      make('ul', {}, ...[...ofFile, ...picture].map((value) => row(value, open))),
    );
  });
  return [
    make('h2', {}, 'Where words are written'),
    make(
      'p',
      {},
      'Hold Alt (Option on a Mac) and click words on the page to change them. Words that cannot be clicked are listed here.',
    ),
    ...lists,
  ];
}

function row({ field, text, source }: ShownValue, open: OpenSource): HTMLElement {
  return make('li', {}, sourceButton(source, open, make('b', {}, field), ' ', text));
}

/** Text for screen readers alone stands in a box of one pixel. */
function canBeClicked(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}
