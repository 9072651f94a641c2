import { useState } from 'react';
import { sheetTitle } from '../describe/names.ts';
import type { Editable } from '../edits/edit-text.ts';
import { useStaff } from '../parts/context.ts';
import { MoveButtons } from '../parts/MoveButtons.tsx';
import { OpenPageButton, targetOf } from '../parts/OpenPageButton.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { OtherActions } from './edit/OtherActions.tsx';
import { PhotoAfterText } from './edit/PhotoAfterText.tsx';
import { TextForm } from './edit/TextForm.tsx';
import { useTextEdit } from './edit/useTextEdit.ts';

/** Renders the sheet that edits a segment, such as a paragraph, or a whole file. */
export function EditSheet({ editable }: { editable: Editable }) {
  const { session, strings } = useStaff();
  const { file, id, canHavePhoto, label, place, card, type } = editable;
  const textEdit = useTextEdit(editable);
  const { expected } = textEdit.edit;
  const [shownNumber, setShownNumber] = useState(place?.number);
  const [isMoved, setMoved] = useState(false);
  // A chosen page gets the button after the save, so that Save stays below the finger.
  const target = targetOf(file, label, editable.address?.value ?? '');
  return (
    <Sheet
      title={sheetTitle(strings, {
        ...editable,
        place: place && { ...place, number: shownNumber },
      })}
    >
      <TextForm {...{ editable, textEdit, isMoved }} />
      {target !== undefined && <OpenPageButton route={target} />}
      {!textEdit.isWhole && type && place?.number && (
        <MoveButtons
          number={place.number}
          count={place.count}
          move={(step) => session.moveEntry({ file, step })}
          onMoved={(number) => {
            setShownNumber(number);
            setMoved(true);
          }}
        />
      )}
      {card && (
        <MoveButtons
          {...card}
          move={(step) => session.moveCard({ file, id, expected, step })}
          onMoved={() => setMoved(true)}
        />
      )}
      {canHavePhoto && <PhotoAfterText {...{ editable, textEdit }} />}
      <OtherActions {...{ editable, textEdit }} />
    </Sheet>
  );
}
