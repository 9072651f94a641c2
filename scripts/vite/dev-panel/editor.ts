import { setImmediate } from 'node:timers/promises';
import launch from 'launch-editor';
import guessEditor from 'launch-editor/guess.js';

/** Editors that would take over the terminal of the dev server. */
const inTerminal = new Set(['emacs', 'vim']);

/**
 * Opens a file in the editor that LAUNCH_EDITOR names, or in a running one that has a window.
 * @param file its path, with line and column: `/…/delivery.mdx:2:11`
 * @returns true if an editor started
 */
export async function openInEditor(file: string): Promise<boolean> {
  // launch-editor would fall back to these, which may take over the terminal as well.
  delete process.env.VISUAL;
  delete process.env.EDITOR;
  const [editor] = guessEditor();
  const isConfigured = process.env.LAUNCH_EDITOR !== undefined;
  if (!editor || (!isConfigured && inTerminal.has(editor))) return false;
  let hasStarted = true;
  launch(file, () => {
    hasStarted = false;
  });
  // By now, a missing program has been reported.
  await setImmediate();
  return hasStarted;
}
