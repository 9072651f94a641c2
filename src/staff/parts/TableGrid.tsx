import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../site/ui/icon/Icon.tsx';
import { cleanCells } from '../edits/clean-paste.ts';
import {
  defaultAlignment,
  fillTable,
  formatTable,
  parseTable,
  type Cell,
  type Table,
} from '../edits/table-text.ts';
import { columnWidth } from '../edits/column-width.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { isComposing } from './is-composing.ts';
import { pasteSentence } from './paste-sentence.ts';

interface TableGridProps {
  label: string;
  /** The table in Markdown. */
  value: string;
  onChange: (value: string) => void;
  language?: string | undefined;
  /** The cell that staff tapped. */
  tapped?: Cell | undefined;
  /** The cells with errors, and what to show below their rows. */
  errors?: readonly { cell: Cell | undefined; message: ReactNode }[];
}

/** Renders a table as a grid of text fields. The button at the end of a row opens its actions. */
export function TableGrid(props: TableGridProps) {
  const { label, value, onChange, language, tapped, errors = [] } = props;
  const { strings } = useStaff();
  const [original] = useState(value);
  const [edited, setEdited] = useState(() => parseTable(value));
  // A fix changes the value, and not the grid.
  const table = formatTable(edited, original) === value ? edited : parseTable(value);
  const { rows, alignments } = table;
  const widths = alignments.map((_, column) => columnWidth(rows.map((cells) => cells[column])));
  const [openRow, setOpenRow] = useState<number>();
  const [paste, setPaste] = useState<{ before: Table; sentence: string }>();
  const grid = useRef<HTMLTableElement>(null);
  /** The cell that receives the focus when it is rendered. */
  const nextFocus = useRef(tapped);
  const focus = ({ row, column }: Cell) => {
    const fields = grid.current?.querySelectorAll('textarea');
    fields?.[row * alignments.length + column]?.focus();
  };
  const errorCell = errors[0]?.cell;
  useEffect(() => {
    if (nextFocus.current) focus(nextFocus.current);
    nextFocus.current = undefined;
  });
  useEffect(() => {
    if (errorCell) focus(errorCell);
    // oxlint-disable-next-line react/exhaustive-deps -- only an error moves the focus
  }, [errorCell?.row, errorCell?.column]);
  const change = (next: Table, cell?: Cell) => {
    nextFocus.current = cell;
    setEdited(next);
    setPaste(undefined);
    onChange(formatTable(next, original));
  };
  const changeRows = (next: Table['rows'], cell?: Cell) => change({ rows: next, alignments }, cell);
  const addRow = (row: number) => {
    const emptyRow = alignments.map(() => '');
    changeRows(rows.toSpliced(row, 0, emptyRow), { row, column: 0 });
    setOpenRow(undefined);
  };
  const moveByEnter = (event: KeyboardEvent, { row, column }: Cell) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    if (row + 1 === rows.length) addRow(row + 1);
    else focus({ row: row + 1, column });
  };
  /** Names a column by its heading. */
  const nameOfColumn = (column: number) =>
    rows[0]?.[column]?.trim() || strings.numbered(strings.heading, column + 1);
  const nameOfCell = ({ row, column }: Cell) =>
    row === 0
      ? strings.numbered(strings.heading, column + 1)
      : strings.numbered(nameOfColumn(column), row);
  const nameOfRow = (row: number) =>
    row === 0 ? strings.columns : strings.numbered(strings.row, row);
  const rowActions = (row: number): Action[] => {
    const others = rows.toSpliced(row, 1);
    const moveTo = (place: number) => () => {
      changeRows(others.toSpliced(place, 0, rows[row] ?? []));
      setOpenRow(place);
    };
    return [
      { name: strings.moveUp, run: row > 1 ? moveTo(row - 1) : undefined },
      { name: strings.moveDown, run: row + 1 < rows.length ? moveTo(row + 1) : undefined },
      { name: strings.addRowBelow, run: () => addRow(row + 1) },
      {
        name: strings.removeItem(nameOfRow(row)),
        run: () => {
          changeRows(others);
          setOpenRow(undefined);
        },
      },
    ];
  };
  const columnActions = (): Action[] => [
    {
      name: strings.addColumn,
      run: () =>
        change(
          {
            rows: rows.map((cells) => [...cells, '']),
            alignments: [...alignments, defaultAlignment],
          },
          { row: 0, column: alignments.length },
        ),
    },
    ...alignments.map((_, column) => ({
      name: strings.removeItem(nameOfColumn(column)),
      run: () =>
        change({
          rows: rows.map((cells) => cells.toSpliced(column, 1)),
          alignments: alignments.toSpliced(column, 1),
        }),
    })),
  ];
  return (
    <fieldset className="cells">
      <legend>{label}</legend>
      <div className="stack">
        <table ref={grid}>
          <tbody>
            {rows.map((cells, row) => (
              <Fragment key={nameOfRow(row)}>
                <tr>
                  {cells.map((text, column) => (
                    <td key={nameOfCell({ row: 0, column })}>
                      <textarea
                        rows={1}
                        value={text}
                        lang={language}
                        style={{ minInlineSize: widths[column] }}
                        aria-label={nameOfCell({ row, column })}
                        aria-invalid={errors.some(
                          ({ cell }) => cell?.row === row && cell.column === column,
                        )}
                        onChange={({ target }) =>
                          changeRows(rows.with(row, cells.with(column, target.value)))
                        }
                        onKeyDown={(event) => moveByEnter(event, { row, column })}
                        onPaste={(event) => {
                          const pasted = event.clipboardData.getData('text/plain');
                          const pastedCells = cleanCells(pasted);
                          if (!pastedCells) return;
                          event.preventDefault();
                          change(fillTable(table, { row, column }, pastedCells));
                          setPaste({
                            before: table,
                            sentence: pasteSentence(strings, pasted, ''),
                          });
                        }}
                      />
                    </td>
                  ))}
                  <td>
                    <StaffButton
                      aria-label={nameOfRow(row)}
                      aria-expanded={openRow === row}
                      onClick={() => setOpenRow(openRow === row ? undefined : row)}
                    >
                      <Icon name="list" />
                    </StaffButton>
                  </td>
                </tr>
                {errors
                  .filter(({ cell }) => cell?.row === row)
                  .map(({ cell, message }) => (
                    <WideRow key={cell?.column} role="alert">
                      {message}
                    </WideRow>
                  ))}
                {openRow === row && (
                  <WideRow>
                    <Actions actions={row === 0 ? columnActions() : rowActions(row)} />
                  </WideRow>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className={paste ? 'row' : 'visually-hidden'}>
        {paste?.sentence}
        {paste && <StaffButton onClick={() => change(paste.before)}>{strings.undo}</StaffButton>}
      </p>
      <StaffButton onClick={() => addRow(rows.length)}>{strings.addRow}</StaffButton>
    </fieldset>
  );
}

/** An action on a row, or on the columns. */
interface Action {
  name: string;
  /** Undefined if it is impossible. */
  run: (() => void) | undefined;
}

function Actions({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="row">
      {actions.map(({ name, run }) => (
        <StaffButton key={name} disabled={!run} onClick={run}>
          {name}
        </StaffButton>
      ))}
    </div>
  );
}

/** Renders a row of the grid that is as wide as the screen. */
function WideRow({ children, role }: { children: ReactNode; role?: string }) {
  return (
    <tr>
      <td colSpan={100}>
        <div role={role}>{children}</div>
      </td>
    </tr>
  );
}
