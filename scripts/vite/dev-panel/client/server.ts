/// <reference types="vite/client" />
import { useEffect, useState } from 'react';
import type { CustomEventMap } from 'vite/types/customEvent.d.ts';
import type { ServerApi } from '../protocol/server-api.ts';

/** Calls a function of the dev server by Vite's socket. Rejects with the reason where it refuses. */
export function ask<Name extends keyof ServerApi>(
  name: Name,
  argument: Parameters<ServerApi[Name]>[0],
): Promise<Awaited<ReturnType<ServerApi[Name]>>> {
  const id = Math.random();
  return new Promise((resolve, reject) => {
    const take = (answer: CustomEventMap['content:answer']) => {
      if (answer.id !== id) return;
      import.meta.hot?.off('content:answer', take);
      if (answer.refused === undefined) resolve(answer.result as never);
      else reject(new Error(answer.refused));
    };
    import.meta.hot?.on('content:answer', take);
    import.meta.hot?.send('content:request', { id, name, argument });
  });
}

/** Returns what a function of the dev server answers, once it has; nothing if it refuses. */
export function useAnswer<Name extends 'schedule' | 'newTypes' | 'phone'>(name: Name) {
  const [answer, setAnswer] = useState<Awaited<ReturnType<ServerApi[Name]>>>();
  useEffect(() => void ask(name, undefined).then(setAnswer, () => undefined), [name]);
  return answer;
}

/** Where the values that the page has from its own file and from content/site are written. */
export function fetchValues() {
  const pageId = document.querySelector('main')?.dataset.page ?? '';
  return ask('values', { pageId, language: document.documentElement.lang });
}
