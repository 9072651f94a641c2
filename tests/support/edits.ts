import { createEdits, type Edits } from '../../scripts/vite/dev-panel/edits.ts';
import { test as base } from './site-copy.ts';

/** A test that can edit a copy of the fixture site. All saves are undone after the test. */
export const test = base.extend<{ edits: Edits }>({
  edits: async ({ content }, use) => {
    // No page shows the files.
    const edits = createEdits(content.root, () => ({}));
    await use(edits);
    // Undo fails for files that the test has changed itself. The copy of the site restores them.
    for (const { id } of edits.saves()) await edits.undo(id).catch(() => undefined);
  },
});

/** Opens the text at a position, such as `content/faq/payment.mdx:3:1`. */
export const openText = ({ edit }: Edits, source: string) =>
  edit({ source, whole: false, isOnPage: false });

/** Opens the whole file. */
export const openFile = ({ edit }: Edits, source: string) =>
  edit({ source, whole: true, isOnPage: false });

/** Undoes the latest save, which is the first in the list. */
export const undoLast = ({ saves, undo }: Edits) => undo(saves()[0]?.id ?? 0);
