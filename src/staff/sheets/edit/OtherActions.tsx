import { Field } from '../../../site/ui/field/Field.tsx';
import { formatFieldIn, formatTechnicalSource, formatType } from '../../describe/names.ts';
import type { Editable } from '../../edits/edit-text.ts';
import { useStaff } from '../../parts/context.ts';
import { RemoveForm } from '../../parts/RemoveForm.tsx';
import { StaffButton } from '../../parts/StaffButton.tsx';
import type { TextEdit } from './useTextEdit.ts';

/** Renders what staff seldom need: removing the text or its file, and the whole file as text. */
export function OtherActions({ editable, textEdit }: { editable: Editable; textEdit: TextEdit }) {
  const { openSource, strings } = useStaff();
  const {
    canBeRemoved,
    file,
    id,
    label,
    removableFiles = [],
    source,
    titles = [],
    type,
  } = editable;
  const { isWhole, saveText } = textEdit;
  /** A text of a page is removed alone. The page is removed from its title. */
  const isPartOfPage =
    type === 'page' && !/^(title|navigation\.label|heading) 1$/.test(id ?? 'title 1');
  return (
    <details>
      <summary>{strings.otherActions}</summary>
      <div className="stack">
        {canBeRemoved && (
          <StaffButton onClick={() => saveText('')}>
            {strings.removeItem(formatFieldIn(strings, label, file, type))}
          </StaffButton>
        )}
        {removableFiles.length > 0 && !isPartOfPage && (
          <RemoveForm file={file} typeName={formatType(strings, type ?? '')} titles={titles} />
        )}
        <Field label={strings.wholeFile} name="whole">
          <input
            type="checkbox"
            role="switch"
            aria-checked={isWhole}
            checked={isWhole}
            onChange={() => void openSource(source, !isWhole, false)}
          />
        </Field>
        {isWhole && <small>{formatTechnicalSource(strings, source)}</small>}
      </div>
    </details>
  );
}
