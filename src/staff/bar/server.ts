/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { CustomEventMap } from 'vite/types/customEvent.d.ts';
import type { Api } from '../../../scripts/vite/dev-panel/plugin.ts';

/** Calls a function of the dev server through Vite's WebSocket. Rejects with the server's reason. */
export function callServer<Name extends keyof Api>(
  name: Name,
  ...[argument]: Parameters<Api[Name]>
): Promise<Awaited<ReturnType<Api[Name]>>> {
  const id = Math.random();
  return new Promise((resolve, reject) => {
    const receive = (answer: CustomEventMap['content:answer']) => {
      if (answer.id !== id) return;
      import.meta.hot?.off('content:answer', receive);
      // The name defines the type of the result.
      if (answer.reason === undefined) resolve(answer.result as never);
      else reject(new Error(answer.reason));
    };
    import.meta.hot?.on('content:answer', receive);
    import.meta.hot?.send('content:request', { id, name, argument });
  });
}

/**
 * Returns the answer of a server function; undefined until the answer arrives, or if the call fails.
 * @param cause the function is called again when this value changes, and not called if it is false
 */
export function useAnswer<Name extends keyof Api>(
  name: Name,
  cause: unknown = true,
  ...args: Parameters<Api[Name]>
) {
  const [answer, setAnswer] = useState<Awaited<ReturnType<Api[Name]>>>();
  useEffect(() => {
    if (cause === false) return;
    // The answer to an earlier call may arrive after the answer to a later call.
    let isLatest = true;
    const accept = (received: typeof answer) => isLatest && setAnswer(received);
    void callServer(name, ...args).then(accept, () => undefined);
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- only a new cause repeats the call
  }, [name, cause]);
  return answer;
}
