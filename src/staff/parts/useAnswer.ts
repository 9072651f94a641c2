import { useEffect, useState } from 'react';

/**
 * Returns the answer of a call; undefined until the answer arrives, or if the call fails.
 * @param cause the call is repeated when this value changes, and not made if it is false
 */
export function useAnswer<Answer>(call: () => Answer | Promise<Answer>, cause: unknown = true) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (cause === false) return;
    // The answer to an earlier call may arrive after the answer to a later call.
    let isLatest = true;
    const accept = (received: Answer) => isLatest && setAnswer(received);
    void Promise.resolve()
      .then(call)
      .then(accept, () => undefined);
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only a new cause repeats the call
  }, [cause]);
  return answer;
}
