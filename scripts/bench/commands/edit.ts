import { runCommand } from './run-command.ts';
import type { Result } from '../result.ts';
import type { Spread } from '../spread.ts';
import type { Workshop } from '../workshop.ts';

/** How long saved words take to the open page of the dev server, as `npm run bench:edit` finds. */
export async function edit({ root }: Workshop): Promise<Result[]> {
  const { output } = await runCommand(root, 'scripts/bench/edit.ts', '--json');
  const spreads = JSON.parse(output) as Record<string, Spread>;
  return Object.entries(spreads).map(([name, spread]) => ({ name, unit: 'ms', spread }));
}
