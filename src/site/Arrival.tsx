import { useArrival } from './useArrival.ts';

/**
 * The live region that tells those who hear the page that another one has come.
 * @param title the title of the page being shown
 */
export function Arrival({ title }: { title: string }) {
  return <div ref={useArrival(title)} role="status" className="visually-hidden" />;
}
