import { useState, type ClipboardEvent } from 'react';
import { cleanPaste } from '../edits/clean-paste.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { pasteSentence } from './paste-sentence.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A paste that was cleaned. */
interface CleanedPaste {
  control: TextControl;
  start: number;
  pasted: string;
  cleaned: string;
}

/**
 * Returns a handler that cleans pasted text, the line that can undo it, and the sentence in this line.
 * @param isBody returns true if a control holds Markdown; undefined if its text is never cleaned
 */
export function usePaste(isBody: (control: TextControl) => boolean | undefined) {
  const { strings } = useStaff();
  const [paste, setPaste] = useState<CleanedPaste>();
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    // A table has taken the rows.
    if (event.defaultPrevented) return;
    const control = event.target as TextControl;
    const pasted = event.clipboardData.getData('text/plain');
    const acceptsMarkdown = isBody(control);
    if (acceptsMarkdown === undefined || control.selectionStart === null) return;
    const cleaned = asOwnBlock(control, cleanPaste(pasted, acceptsMarkdown));
    setPaste(undefined);
    if (cleaned === pasted) return;
    event.preventDefault();
    const start = control.selectionStart;
    replaceRange(control, start, control.selectionEnd ?? start, cleaned);
    setPaste({ control, start, pasted, cleaned });
  };
  const undoPaste = ({ control, start, pasted, cleaned }: CleanedPaste) => {
    const end = start + cleaned.length;
    if (control.value.slice(start, end) === cleaned) replaceRange(control, start, end, pasted);
    setPaste(undefined);
  };
  const sentence = paste && pasteSentence(strings, paste.pasted, paste.cleaned);
  const pasteLine = (
    <p role="status" className={paste ? 'row' : 'visually-hidden'}>
      {sentence}
      {paste && <StaffButton onClick={() => undoPaste(paste)}>{strings.undo}</StaffButton>}
    </p>
  );
  return { onPaste, pasteLine, pasteSentence: sentence };
}

/** Puts a table on lines of its own, with an empty line between it and the text around it. */
function asOwnBlock({ value, selectionStart, selectionEnd }: TextControl, text: string): string {
  if (!text.startsWith('|')) return text;
  const before = value.slice(0, selectionStart ?? 0);
  const after = value.slice(selectionEnd ?? value.length);
  const gap =
    before.trim() === '' ? '' : '\n'.repeat(2 - (/\n{0,2}$/.exec(before)?.[0].length ?? 0));
  return gap + text + (after.trim() === '' || after.startsWith('\n\n') ? '' : '\n\n');
}

/** Replaces a range as if staff had typed, so that React notices it. */
export function replaceRange(control: TextControl, start: number, end: number, text: string) {
  control.setRangeText(text, start, end, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
