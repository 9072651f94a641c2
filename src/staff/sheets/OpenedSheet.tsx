import type { ComponentType } from 'react';
import type { SheetRequest, Sheets } from '../parts/context.ts';
import { ChangesSheet } from './ChangesSheet.tsx';
import { ConflictSheet } from './ConflictSheet.tsx';
import { EditSheet } from './EditSheet.tsx';
import { GuideSheet } from './GuideSheet.tsx';
import { HoursSheet } from './HoursSheet.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { NewSheet } from './NewSheet.tsx';
import { PairSheet } from './PairSheet.tsx';
import { PictureSheet } from './PictureSheet.tsx';

/** The component of each kind of sheet. A kind without one is a type error. */
const sheets: { [Kind in keyof Sheets]: ComponentType<Sheets[Kind]> } = {
  edit: EditSheet,
  picture: PictureSheet,
  pair: PairSheet,
  conflict: ConflictSheet,
  hours: HoursSheet,
  new: NewSheet,
  more: MoreSheet,
  changes: ChangesSheet,
  send: ChangesSheet,
  help: GuideSheet,
};

/** Renders the open sheet. Another text has a sheet of its own, which keeps nothing of the last one. */
export function OpenedSheet({ sheet }: { sheet: SheetRequest }) {
  const { kind, ...props } = sheet;
  const Component = sheets[kind] as ComponentType<typeof props>;
  return <Component key={keyOf(sheet)} {...props} />;
}

function keyOf(sheet: SheetRequest): string {
  if (sheet.kind === 'edit') return `${sheet.editable.source} ${sheet.editable.id}`;
  return sheet.kind === 'pair' ? `pair ${sheet.pair.path}` : sheet.kind;
}
