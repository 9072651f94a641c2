import { dateInKathmandu } from '../lib/kathmandu.ts';
import { useClock } from '../ui/useClock.ts';
import { useSite } from './contexts.ts';

/**
 * The day in Kathmandu, and that of the build until the page is hydrated; empty where nothing on the
 * site depends on it.
 */
export function useToday(): string {
  const { builtOn = '' } = useSite();
  return useClock(builtOn ? dateInKathmandu : noDay, builtOn);
}

function noDay(): string {
  return '';
}
