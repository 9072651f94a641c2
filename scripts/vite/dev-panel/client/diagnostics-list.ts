import type { ListedDiagnostic } from '../protocol.ts';
import { make, readable, sourceButton, type OpenSource } from './elements.ts';

/** Diagnostics below a heading, each with its source; nothing where there is none. Their files open as a whole. */
export function diagnosticsList(
  heading: string,
  diagnostics: readonly ListedDiagnostic[],
  open: OpenSource,
): HTMLElement[] {
  if (diagnostics.length === 0) return [];
  return [
    make('h2', {}, heading),
    make('ol', {}, ...diagnostics.map((one) => item(one, (source) => open(source, true)))),
  ];
}

/** A source in a file of content/pictures that is no text, so that there is nothing to open. */
const photoSource = /^(content\/pictures\/.*(?<!\.svg)):\d+:\d+$/i;

/** What to do comes first; where no line to write is known, the messages say it. */
function item(
  { source, messages, rules, frame, instead, related }: ListedDiagnostic,
  open: OpenSource,
): HTMLElement {
  const photo = photoSource.exec(source)?.[1];
  const isKnown = instead.length > 0;
  const advice = isKnown
    ? [make('p', { className: 'advice' }, 'Write:', make('code', {}, instead.join('\n')))]
    : [];
  return make(
    'li',
    {},
    photo === undefined ? sourceButton(source, open, readable(source)) : make('b', {}, photo),
    ...advice,
    ...messages.map((text, index) =>
      make(
        'p',
        { className: isKnown ? '' : 'advice' },
        text,
        ' ',
        make('small', {}, rules[index] ?? ''),
      ),
    ),
    ...(frame === '' ? [] : [make('pre', { tabIndex: 0 }, frame)]),
    ...(related ? [sourceButton(related, open, `See also ${readable(related)}`)] : []),
  );
}
