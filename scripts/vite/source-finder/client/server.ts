import { listingAddress, type Listing } from '../listing.ts';

/** Asks the dev server where words are written now. */
export async function fetchListing(): Promise<Listing> {
  const page = document.querySelector('main')?.dataset.page ?? '';
  const response = await fetch(`${listingAddress}?page=${encodeURIComponent(page)}`);
  return (await response.json()) as Listing;
}

/** Opens a file at a line and column in the editor of whoever started the dev server. */
export async function openInEditor({ root }: Listing, source: string) {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(`${root}/${source}`)}`);
}
