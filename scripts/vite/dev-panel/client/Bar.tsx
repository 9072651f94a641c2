import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StaffContext, type Staff } from './context.ts';
import { EditSheet } from './EditSheet.tsx';
import { HoursSheet } from './HoursSheet.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { Outline } from './Outline.tsx';
import { PreviewLine } from './PreviewLine.tsx';
import { Problems } from './Problems.tsx';
import { nameOf, formatSource } from './names.ts';
import { ask } from './server.ts';
import { Toolbar } from './Toolbar.tsx';
import { useContent } from './useContent.ts';
import { usePicking } from './usePicking.ts';
import { pageLanguage, strings } from './language.ts';

/**
 * Keys of sessionStorage, which survives a reload: the id of the save in the notice, and whether
 * staff are changing text.
 */
const savedKey = 'content-saved';
const changingKey = 'content-changing';

/** Renders the staff bar, its notices and its sheets. */
export function Bar({ host }: { host: Element }) {
  const { content, changeCount } = useContent();
  const [sheet, setSheet] = useState<ReactNode>();
  const [notice, setNotice] = useState<Staff['notice']>();
  const [isChanging, setChanging] = useState(() => changingKey in sessionStorage);
  const unsaved = useRef(false);
  const facts = useMemo(() => content?.facts[pageLanguage] ?? [], [content]);

  const actions = useMemo(() => {
    const notify: Staff['notify'] = (next) => {
      if (next?.save) sessionStorage.setItem(savedKey, String(next.save.id));
      else sessionStorage.removeItem(savedKey);
      setNotice(next);
    };
    const showSheet: Staff['showSheet'] = (next) => {
      unsaved.current = false;
      if (next) notify(undefined);
      setSheet(next);
    };
    const mayLeave = () => !unsaved.current || confirm(strings.discard);
    const openSource: Staff['openSource'] = async (source, whole = false, isOnPage = !whole) => {
      if (!mayLeave()) return;
      try {
        const editable = await ask('edit', { source, whole, isOnPage });
        const isSchedule = !whole && /^(hours|special_days)$/.test(editable.label);
        const key = `${editable.source} ${editable.id}`;
        showSheet(isSchedule ? <HoursSheet /> : <EditSheet key={key} editable={editable} />);
      } catch (error) {
        const { message } = error as Error;
        notify({ text: `${strings.writtenIn(formatSource(source))} ${message}` });
      }
    };
    const undo: Staff['undo'] = async (save) => {
      const text = await ask('undo', save.id).then(
        () => strings.undone(nameOf(save)),
        ({ message }: Error) => message,
      );
      notify({ text });
    };
    return {
      notify,
      showSheet,
      closeSheet: () => mayLeave() && showSheet(),
      setUnsaved: (isUnsaved: boolean) => {
        unsaved.current = isUnsaved;
      },
      openSource,
      undo,
    };
  }, []);

  const marked = usePicking(isChanging, host, facts, actions.openSource);
  useEffect(() => {
    void ask('saves').then((saves) => {
      const save = saves.find(({ id }) => String(id) === sessionStorage.getItem(savedKey));
      return save && setNotice({ text: strings.saved(nameOf(save)), save });
    });
  }, []);
  useEffect(() => {
    const askFirst = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, []);

  const toggleChanging = () => {
    setChanging(!isChanging);
    if (isChanging) sessionStorage.removeItem(changingKey);
    else sessionStorage.setItem(changingKey, '');
    actions.notify({ text: isChanging ? strings.changeTextOff : strings.changeTextOn });
  };
  return (
    <StaffContext value={{ content, changeCount, facts, notice, ...actions }}>
      <aside aria-label={strings.bar}>
        <PreviewLine />
        <Toolbar isChanging={isChanging} toggleChanging={toggleChanging} />
        <Problems isSheetOpen={sheet !== undefined} />
      </aside>
      <Outline marked={sheet ? undefined : marked} />
      {sheet ?? <NoticeLine />}
    </StaffContext>
  );
}
