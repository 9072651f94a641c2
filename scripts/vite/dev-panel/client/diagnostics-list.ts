import type { ListedDiagnostic } from '../protocol.ts';
import { make, readable, sourceButton } from './elements.ts';

/** Diagnostics below a heading, each with its source; nothing where there is none. */
export function diagnosticsList(
  heading: string,
  diagnostics: readonly ListedDiagnostic[],
): HTMLElement[] {
  if (diagnostics.length === 0) return [];
  return [make('h2', {}, heading), make('ol', {}, ...diagnostics.map(item))];
}

/** What to do comes first; where no line to write is known, the messages say it. */
function item({ source, messages, frame, instead, related }: ListedDiagnostic): HTMLElement {
  const isKnown = instead.length > 0;
  const advice = isKnown
    ? [make('p', { className: 'advice' }, 'Write:', make('code', {}, instead.join('\n')))]
    : [];
  return make(
    'li',
    {},
    sourceButton(source, readable(source)),
    ...advice,
    ...messages.map((text) => make('p', { className: isKnown ? '' : 'advice' }, text)),
    ...(frame === '' ? [] : [make('pre', { tabIndex: 0 }, frame)]),
    ...(related ? [sourceButton(related, `See also ${readable(related)}`)] : []),
  );
}
