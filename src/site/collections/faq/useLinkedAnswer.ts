import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeAnchor } from '../../lib/decode-anchor.ts';
import { setOpen } from './disclosure.ts';

/**
 * Opens the answer that the URL names, unless the browser has opened it.
 * @param ids the ids of the visible questions, separated by spaces; they may change with the date
 */
export function useLinkedAnswer(ids: string) {
  const location = useLocation();
  // Runs before the router scrolls, which cannot scroll to a closed answer.
  useLayoutEffect(() => {
    const id = decodeAnchor(location.hash);
    const details = ids.split(' ').includes(id) && document.getElementById(id)?.closest('details');
    if (!details || details.open) return;
    setOpen(details, true);
    details.scrollIntoView();
  }, [location, ids]);
}
