/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { CustomEventMap } from 'vite/types/customEvent.d.ts';
import type { Api } from '../plugin.ts';

/** Calls a function of the dev server through Vite's socket. Rejects with the server's reason. */
export function ask<Name extends keyof Api>(
  name: Name,
  ...[argument]: Parameters<Api[Name]>
): Promise<Awaited<ReturnType<Api[Name]>>> {
  const id = Math.random();
  return new Promise((resolve, reject) => {
    const receive = (answer: CustomEventMap['content:answer']) => {
      if (answer.id !== id) return;
      import.meta.hot?.off('content:answer', receive);
      if (answer.reason === undefined) resolve(answer.result as never);
      else reject(new Error(answer.reason));
    };
    import.meta.hot?.on('content:answer', receive);
    import.meta.hot?.send('content:request', { id, name, argument });
  });
}

/** The functions without an argument that only read. */
type Question = 'schedule' | 'newTypes' | 'phoneCode' | 'saves' | 'changedPages' | 'stale';

/**
 * Returns the answer of a function of the dev server; undefined until it arrives, or if it fails.
 * @param cause asks again when it changes
 */
export function useAnswer<Name extends Question>(name: Name, cause?: unknown) {
  const [answer, setAnswer] = useState<Awaited<ReturnType<Api[Name]>>>();
  // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- only a new cause asks again
  useEffect(() => void ask(name, ...([] as never)).then(setAnswer, () => undefined), [name, cause]);
  return answer;
}
