import { sheetTitle } from '../describe/names.ts';
import type { Editable } from '../edits/edit-text.ts';
import { useStaff } from '../parts/context.ts';
import { OrderList } from '../parts/OrderList.tsx';
import { OpenPageButton, targetOf } from '../parts/OpenPageButton.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Details } from './edit/Details.tsx';
import { OtherActions } from './edit/OtherActions.tsx';
import { PhotoAfterText } from './edit/PhotoAfterText.tsx';
import { TextForm } from './edit/TextForm.tsx';
import { textFields, useTextEdit } from './edit/useTextEdit.ts';

/** Renders the sheet that edits a segment, such as a paragraph, or a whole file. */
export function EditSheet({ editable }: { editable: Editable }) {
  const { session, strings } = useStaff();
  const { file, id, canHavePhoto, label, entries, card, type } = editable;
  const textEdit = useTextEdit(editable);
  const original = editable.removableFiles?.[0];
  const entry = entries?.findIndex(({ path }) => path === original) ?? -1;
  // A chosen page gets the button after the save, so that Save stays below the finger.
  const target = targetOf(file, label, editable.address?.value ?? '');
  return (
    <Sheet title={sheetTitle(strings, editable)}>
      <TextForm {...{ editable, textEdit }} />
      {target !== undefined && <OpenPageButton route={target} />}
      {!textEdit.isWhole && type && entries && entry >= 0 && entries.length > 1 && (
        <OrderList
          names={entries.map(({ title }) => title)}
          current={entry}
          saveOrder={(order) =>
            session.orderEntries({ files: order.flatMap((index) => entries[index]?.path ?? []) })
          }
          savedFields={['order']}
        />
      )}
      {card && (
        <OrderList
          names={card.titles}
          current={card.index}
          saveOrder={(order) =>
            // The sheet finds a text by its number, which another order changes.
            textEdit.saveBefore(false, (expected) =>
              session.orderCards({ file, id, expected, order }),
            )
          }
          savedFields={['order', ...textFields]}
        />
      )}
      {canHavePhoto && <PhotoAfterText {...{ editable, textEdit }} />}
      {!textEdit.isWhole && <Details {...{ editable, textEdit }} />}
      <OtherActions {...{ editable, textEdit }} />
    </Sheet>
  );
}
