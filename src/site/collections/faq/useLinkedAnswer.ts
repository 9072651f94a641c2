import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { decodeAnchor } from '../../lib/decode-anchor.ts';
import { openAnswer } from './disclosure.ts';

/**
 * Opens the answer that the URL names, unless the browser has opened it.
 * @param ids the ids of the visible questions, separated by spaces; they may change with the date
 */
export function useLinkedAnswer(ids: string) {
  const location = useLocation();
  // Runs before the router scrolls, which cannot scroll to a closed answer.
  useLayoutEffect(() => {
    const id = decodeAnchor(location.hash);
    if (ids.split(' ').includes(id)) openAnswer(id);
  }, [location, ids]);
}
