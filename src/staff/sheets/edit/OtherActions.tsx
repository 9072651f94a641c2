import { useState } from 'react';
import { formatFieldIn, formatType } from '../../describe/names.ts';
import type { Editable } from '../../edits/edit-text.ts';
import { useStaff } from '../../parts/context.ts';
import { RemoveForm } from '../../parts/RemoveForm.tsx';
import { SaveButton } from '../../parts/SaveButton.tsx';
import type { TextEdit } from './useTextEdit.ts';

/** Renders the buttons that remove a text or its file. */
export function OtherActions({ editable, textEdit }: { editable: Editable; textEdit: TextEdit }) {
  const { strings } = useStaff();
  // Where the visitors of a removed text go takes a compilation.
  const [isOpen, setOpen] = useState(false);
  const { canBeRemoved, file, id, label, removableFiles = [], titles = [], type } = editable;
  const { isSaving, saveText } = textEdit;
  /** A text of a page is removed alone. The page is removed from its title. */
  const isPartOfPage =
    type === 'page' && !/^(title|navigation\.label|heading) 1$/.test(id ?? 'title 1');
  const isFileRemovable = removableFiles.length > 0 && !isPartOfPage;
  if (!canBeRemoved && !isFileRemovable) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{strings.otherActions}</summary>
      <div className="stack">
        {canBeRemoved && (
          <SaveButton isSaving={isSaving} onClick={() => saveText('')}>
            {strings.removeItem(formatFieldIn(strings, label, file, type))}
          </SaveButton>
        )}
        {isOpen && isFileRemovable && (
          <RemoveForm file={file} typeName={formatType(strings, type ?? '')} titles={titles} />
        )}
      </div>
    </details>
  );
}
