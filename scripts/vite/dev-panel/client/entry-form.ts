import type { Editable, NewEntry } from '../protocol.ts';
import { make } from './elements.ts';

/** What makes a new entry, of the kind of the file that is open if nothing else is chosen. */
export function entryForm(
  { newTypes, type }: Editable,
  create: (entry: NewEntry) => void,
): HTMLElement {
  const kind = make(
    'select',
    {},
    ...newTypes.map((name) => make('option', { selected: name === type }, name)),
  );
  const words = make('input', { required: true });
  const name = make('input', { pattern: '[a-z0-9]+(-[a-z0-9]+)*' });
  const form = make(
    'form',
    {},
    make('label', {}, 'What to make ', kind),
    make('label', {}, 'What it is about ', words),
    make('label', {}, 'Name of its file, if the words are not in Latin letters ', name),
    make('button', {}, 'Create'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    create({ type: kind.value, words: words.value, name: name.value });
  });
  return make('details', {}, make('summary', {}, 'New entry'), form);
}
