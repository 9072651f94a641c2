/// <reference types="vite/client" />
import { valuesAddress, type ShownValues } from '../protocol.ts';

/** Asks the dev server where the values are written now. */
export async function fetchValues(): Promise<ShownValues> {
  const page = document.querySelector('main')?.dataset.page ?? '';
  const response = await fetch(`${valuesAddress}?page=${encodeURIComponent(page)}`);
  return (await response.json()) as ShownValues;
}

/** What a click on a source does: opens it in the editor of whoever started the dev server. */
export function openSource(source: string) {
  import.meta.hot?.send('content:open', source);
}
