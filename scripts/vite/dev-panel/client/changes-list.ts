import type { Save } from '../protocol.ts';
import { make } from './elements.ts';
import { undoButton, type Notice } from './notice.ts';
import { ask } from './server.ts';

/** What has changed since the last commit, to be opened, and the saves that can be undone. */
export async function changesList({ show }: Notice): Promise<HTMLElement[]> {
  const saves = await ask('saves', undefined);
  const report = make('pre', { className: 'changes', tabIndex: 0 }, 'Comparing all pages …');
  const changes = make('details', {}, make('summary', {}, 'Since the last commit'), report);
  changes.addEventListener('toggle', async () => {
    if (!changes.open) return;
    report.textContent = await ask('changes', undefined).catch(({ message }: Error) => message);
  });
  const row = (save: Save) =>
    make(
      'li',
      {},
      undoButton(save, show),
      ` ${save.time}, ${save.name} `,
      make('q', {}, save.words),
    );
  return [make('h2', {}, 'What has changed'), changes, make('ul', {}, ...saves.map(row))];
}
