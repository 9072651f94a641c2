import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Save, SaveAnswer } from '../protocol/edits.ts';
import { ChangesSheet } from './ChangesSheet.tsx';
import { StaffContext, type Notice, type Open } from './context.ts';
import { EditSheet } from './EditSheet.tsx';
import { findSource, type Found } from './find-source.ts';
import { HoursSheet } from './HoursSheet.tsx';
import type { Strings } from './strings/en.ts';
import { MoreSheet } from './MoreSheet.tsx';
import { NewSheet } from './NewSheet.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { Outline } from './Outline.tsx';
import { PreviewLine } from './PreviewLine.tsx';
import { Problems } from './Problems.tsx';
import { nameOf, formatSource } from './names.ts';
import { SendSheet } from './SendSheet.tsx';
import { ask } from './server.ts';
import { Toolbar } from './Toolbar.tsx';
import { useContent } from './useContent.ts';
import { usePicking } from './usePicking.ts';

/**
 * Keys of sessionStorage, which survives a reload: the id of the save in the notice, and whether
 * staff are changing text.
 */
const savedKey = 'content-saved';
const changingKey = 'content-changing';

/** Renders the staff bar, its notices and its sheets. */
export function Bar({ host, strings }: { host: Element; strings: Strings }) {
  const { state, changeCount } = useContent();
  const [open, setOpen] = useState<Open>();
  const [notice, setNotice] = useState<Notice>();
  const [isChanging, setChanging] = useState(() => changingKey in sessionStorage);
  const unsaved = useRef(false);
  const facts = useMemo(() => state?.facts[document.documentElement.lang] ?? [], [state]);
  const findHere = useCallback((element: Element) => findSource(element, facts), [facts]);

  const notify = useCallback((next: Notice | undefined) => {
    if (next?.save) sessionStorage.setItem(savedKey, String(next.save.id));
    else sessionStorage.removeItem(savedKey);
    setNotice(next);
  }, []);
  const staff = useMemo(() => {
    const mayLeave = () => !unsaved.current || confirm(strings.discard);
    const showSheet = (next: Open | undefined) => {
      unsaved.current = false;
      if (next) notify(undefined);
      setOpen(next);
    };
    return {
      strings,
      facts,
      notify,
      showSheet,
      setUnsaved: (isUnsaved: boolean) => {
        unsaved.current = isUnsaved;
      },
      closeSheet: () => {
        if (mayLeave()) showSheet(undefined);
      },
      openSource: async (source: string, whole = false, isOnPage = !whole) => {
        if (!mayLeave()) return;
        try {
          const editable = await ask('edit', { source, whole, isOnPage });
          const isSchedule = !whole && /^(hours|special_days)$/.test(editable.label);
          showSheet(isSchedule ? { sheet: 'hours' } : { sheet: 'edit', editable });
        } catch (error) {
          const { message } = error as Error;
          notify({ text: `${strings.writtenIn(formatSource(source, strings))} ${message}` });
        }
      },
      completeSave: (answer: SaveAnswer) => {
        if (answer.result === 'errors' || answer.result === 'changed') return answer;
        showSheet(undefined);
        if (answer.result === 'saved') {
          notify({ text: strings.saved(nameOf(answer.save, strings)), save: answer.save });
        }
        return undefined;
      },
      undo: async (save: Save) => {
        const text = await ask('undo', save.id).then(
          () => strings.undone(nameOf(save, strings)),
          ({ message }: Error) => message,
        );
        notify({ text });
      },
    };
  }, [strings, facts, notify]);

  const marked = usePicking(
    isChanging,
    host,
    findHere,
    useCallback(({ source }: Found) => void staff.openSource(source), [staff]),
  );
  useEffect(() => {
    void ask('saves').then((saves) => {
      const save = saves.find(({ id }) => String(id) === sessionStorage.getItem(savedKey));
      return save && setNotice({ text: strings.saved(nameOf(save, strings)), save });
    });
    // Asks before unsaved text is lost.
    addEventListener('beforeunload', (event) => {
      if (unsaved.current) event.preventDefault();
    });
  }, [strings]);

  const toggleChanging = () => {
    setChanging(!isChanging);
    if (isChanging) sessionStorage.removeItem(changingKey);
    else sessionStorage.setItem(changingKey, '');
    notify({ text: isChanging ? strings.changeTextOff : strings.changeTextOn });
  };
  const Sheet = open && sheets[open.sheet];
  return (
    <StaffContext value={staff}>
      <aside aria-label={strings.bar}>
        <PreviewLine />
        <Toolbar
          isChanging={isChanging}
          toggleChanging={toggleChanging}
          state={state}
          changeCount={changeCount}
        />
        <Problems state={state} isSheetOpen={open !== undefined} />
      </aside>
      <Outline marked={open ? undefined : marked} />
      {Sheet && <Sheet key={keyOf(open)} open={open as never} notice={notice} />}
      {!open && <NoticeLine notice={notice} />}
    </StaffContext>
  );
}

const sheets = {
  edit: EditSheet,
  hours: HoursSheet,
  new: NewSheet,
  changes: ChangesSheet,
  send: SendSheet,
  more: MoreSheet,
};

function keyOf(open: Open): string {
  if (open.sheet !== 'edit') return open.sheet;
  const { file, id, source } = open.editable;
  return `${file} ${id} ${source}`;
}
