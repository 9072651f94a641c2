import { useEffect, useState } from 'react';

/** The last answer of a call, and why the latest call has failed. */
interface Answered<Answer> {
  answer?: Answer | undefined;
  error?: Error | undefined;
}

/**
 * Returns the answer of a call, undefined until it arrives, and the error if the call fails.
 * @param cause the call is repeated when this value changes, and not made if it is false
 */
export function useAnswer<Answer>(call: () => Answer | Promise<Answer>, cause: unknown = true) {
  const [answered, setAnswered] = useState<Answered<Answer>>({});
  useEffect(() => {
    if (cause === false) return;
    // The answer to an earlier call may arrive after the answer to a later call.
    let isLatest = true;
    const accept = (next: Answered<Answer>) =>
      isLatest && setAnswered((last) => ({ answer: last.answer, ...next }));
    void Promise.resolve()
      .then(call)
      .then(
        (answer) => accept({ answer, error: undefined }),
        (error: Error) => accept({ error }),
      );
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only a new cause repeats the call
  }, [cause]);
  return answered;
}
