import { offsetOf } from '../../../compiler/diagnostics/position.ts';

/** Moves the cursor to a source, or to the end without a source, and scrolls to the cursor. */
export function moveCursor(textArea: HTMLTextAreaElement | null, source: string | undefined) {
  if (!textArea) return;
  const [, line, column] = /:(\d+):(\d+)$/.exec(source ?? '') ?? [];
  const offset = source
    ? offsetOf(textArea.value, { line: Number(line), column: Number(column) })
    : textArea.value.length;
  textArea.setSelectionRange(offset, offset);
  // Browsers scroll to the cursor when the text area receives the focus.
  textArea.blur();
  textArea.focus();
}
