import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { StaffContext, type Staff } from './context.ts';
import { EditSheet } from './EditSheet.tsx';
import { HoursSheet } from './HoursSheet.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { Outline } from './Outline.tsx';
import { PreviewLine } from './PreviewLine.tsx';
import { Problems } from './Problems.tsx';
import { nameOf, formatSource } from './names.ts';
import { callServer } from './server.ts';
import { Toolbar } from './Toolbar.tsx';
import { useContent } from './useContent.ts';
import { usePicking } from './usePicking.ts';
import { pageLanguage, strings } from './language.ts';

/** The key of sessionStorage for the id of the save in the notice. After a reload, the notice shows again. */
const savedKey = 'content-saved';
/** The key that sessionStorage contains while "Change text" is on. */
const changingKey = 'content-changing';

/** Renders the staff bar, its notices and its sheets. */
export function Bar({ host }: { host: Element }) {
  const contentState = useContent();
  const { content } = contentState;
  const [sheet, setSheet] = useState<ReactNode>();
  const [notice, setNotice] = useState<Staff['notice']>();
  const [isChanging, setChanging] = useState(() => changingKey in sessionStorage);
  const hasUnsaved = useRef(false);
  const facts = useMemo(() => content?.facts[pageLanguage] ?? [], [content]);
  const actions = useMemo(() => {
    const notify: Staff['notify'] = (newNotice) => {
      if (newNotice?.save) sessionStorage.setItem(savedKey, String(newNotice.save.id));
      else sessionStorage.removeItem(savedKey);
      setNotice(newNotice);
    };
    const showSheet: Staff['showSheet'] = (newSheet) => {
      hasUnsaved.current = false;
      if (newSheet) notify(undefined);
      setSheet(newSheet);
    };
    const confirmDiscard = () => !hasUnsaved.current || confirm(strings.discard);
    const openSource: Staff['openSource'] = async (source, isWhole, isOnPage = !isWhole) => {
      if (!confirmDiscard()) return;
      try {
        const editable = await callServer('edit', { source, whole: isWhole, isOnPage });
        // Hours and holidays are edited in forms, not as text.
        const isSchedule = !isWhole && /^(hours|special_days)$/.test(editable.label);
        const key = `${editable.source} ${editable.id}`;
        showSheet(isSchedule ? <HoursSheet /> : <EditSheet key={key} editable={editable} />);
      } catch (error) {
        const { message } = error as Error;
        notify({ text: `${strings.writtenIn(formatSource(source))} ${message}` });
      }
    };
    const undo: Staff['undo'] = async (save) => {
      const text = await callServer('undo', save.id).then(
        () => strings.undone(nameOf(save)),
        ({ message }: Error) => message,
      );
      notify({ text });
    };
    return {
      notify,
      showSheet,
      closeSheet: () => confirmDiscard() && showSheet(),
      setUnsaved: (isUnsaved: boolean) => {
        hasUnsaved.current = isUnsaved;
      },
      openSource,
      undo,
    };
  }, []);
  const marked = usePicking(isChanging, host, facts, actions.openSource);
  useEffect(() => {
    void callServer('saves').then((saves) => {
      const save = saves.find(({ id }) => String(id) === sessionStorage.getItem(savedKey));
      return save && setNotice({ text: strings.saved(nameOf(save)), save });
    });
  }, []);
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', confirmUnload);
    return () => removeEventListener('beforeunload', confirmUnload);
  }, []);
  const toggleChanging = () => {
    setChanging(!isChanging);
    if (isChanging) sessionStorage.removeItem(changingKey);
    else sessionStorage.setItem(changingKey, '');
    actions.notify({ text: isChanging ? strings.changeTextOff : strings.changeTextOn });
  };
  return (
    <StaffContext value={{ ...contentState, facts, notice, ...actions }}>
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
