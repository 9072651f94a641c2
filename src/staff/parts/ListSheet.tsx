import type { ReactNode } from 'react';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { Form, type FormProps } from './form/Form.tsx';
import { Sheet } from './Sheet.tsx';

/** A row of a list. A row with a form opens the form. Any other row calls `onPress`. */
export interface Row {
  id: string;
  label: ReactNode;
  /** The title of the form, if it is shorter than the label. */
  title?: string | undefined;
  /** A short explanation below the label. */
  hint?: string | undefined;
  form?: FormProps;
  onPress?: () => unknown;
}

interface Section {
  heading: string;
  rows: readonly Row[];
  /** True for a section that shows its rows after a tap on its heading. */
  isClosed?: boolean;
}

interface ListSheetProps {
  title: string;
  sections: readonly Section[];
  /** The content above the rows. */
  children?: ReactNode;
  /** The content below the rows. */
  footer?: ReactNode;
}

/** Renders a list of rows, or the form of the row that staff opened. */
export function ListSheet({ title, sections, children, footer }: ListSheetProps) {
  const { sheet, showSheet } = useStaff();
  const list = sheet && 'row' in sheet ? sheet : undefined;
  const openRow = sections.flatMap(({ rows }) => rows).find(({ id }) => id === list?.row);
  if (openRow?.form) {
    return (
      <Sheet key={openRow.id} title={openRow.title ?? openRow.label}>
        <Form {...openRow.form} />
      </Sheet>
    );
  }
  const renderRows = (rows: readonly Row[]) => (
    <ul role="list">
      {rows.map(({ id, label, hint, onPress }) => (
        <li key={id}>
          <StaffButton
            look="quiet"
            onClick={onPress ?? (() => list && showSheet({ ...list, row: id }))}
          >
            <span>{label}</span>
          </StaffButton>
          {hint && <small>{hint}</small>}
        </li>
      ))}
    </ul>
  );
  return (
    <Sheet title={title}>
      {children}
      {sections
        .filter(({ rows }) => rows.length > 0)
        .map(({ heading, rows, isClosed }) => (
          <section key={heading}>
            {isClosed ? (
              <details>
                <summary>{heading}</summary>
                {renderRows(rows)}
              </details>
            ) : (
              <>
                {heading && <h3>{heading}</h3>}
                {renderRows(rows)}
              </>
            )}
          </section>
        ))}
      {footer}
    </Sheet>
  );
}
