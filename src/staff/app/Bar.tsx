import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { allLanguages } from '../../compiler/model.ts';
import { Outline } from '../page/Outline.tsx';
import { usePicking } from '../page/usePicking.ts';
import { endsSoon, type StaffAccess } from './access.ts';
import type { DraftStore, OpenSheet } from '../draft/drafts.ts';
import type { Publishing } from '../draft/publishing.ts';
import type { Session } from '../draft/session.ts';
import { recall, remember } from '../draft/tab-memory.ts';
import { usesBikramSambat } from '../../compiler/content-types/country.ts';
import { createDates } from '../describe/bar-dates.ts';
import { describeSave, nameOfSave } from '../describe/change-rows.ts';
import type { ShownPage } from '../page/shown-path.ts';
import { StaffContext, type SheetRequest, type Staff } from '../parts/context.ts';
import { barLanguage } from '../words/bar-language.ts';
import { sentenceOf } from '../describe/names.ts';
import { OpenedSheet } from '../sheets/OpenedSheet.tsx';
import { NoticeLine } from '../parts/NoticeLine.tsx';
import { PreviewLine } from '../parts/PreviewLine.tsx';
import { Problems } from '../parts/Problems.tsx';
import { StatusLine } from './StatusLine.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useAnswer } from '../parts/useAnswer.ts';

/** The key that sessionStorage contains while "Change text" is on. */
const changingKey = 'content-changing';

interface BarProps {
  host: Element;
  session: Session;
  store: DraftStore;
  page: ShownPage;
  /** The sheet that was open before a reload. */
  restored: OpenSheet | undefined;
  /** Only a tab that leads changes the content. */
  role: 'opening' | 'leader' | 'follower';
  /** A sentence above the bar. */
  notice?: ReactNode;
  publishing?: Publishing | undefined;
  access?: StaffAccess | undefined;
  signOut?: (() => Promise<void>) | undefined;
}

/** Renders the staff bar, its notices and its sheets. */
export function Bar({
  host,
  session,
  store,
  page,
  restored,
  role,
  notice: sentence,
  ...sending
}: BarProps) {
  const isLeader = role === 'leader';
  const { publishing, access, signOut } = sending;
  const content = useSyncExternalStore(session.subscribe, session.state);
  const inLanguage = useMemo(() => barLanguage(page.language), [page.language]);
  const { strings } = inLanguage;
  const { language } = page;
  const dates = useMemo(() => {
    const languages = content.valid ? allLanguages(content.valid.model) : [];
    const shown = languages.find(({ site }) => site.language.code === language) ?? languages[0];
    if (!shown) return undefined;
    const isNepali = usesBikramSambat(
      shown.site.business.address.country,
      languages.map(({ site }) => site.language.code),
    );
    return createDates(shown.site.calendar, isNepali ? strings : undefined);
  }, [content.valid, language, strings]);
  const [sheet, setSheet] = useState(restored?.request as SheetRequest | undefined);
  const [notice, setNotice] = useState<Staff['notice']>();
  const [isChanging, setChanging] = useState(() => recall(changingKey) !== undefined);
  /** The sheet that was open before a reload, until another sheet opens. */
  const [kept, setKept] = useState(restored);
  const [endsOn] = useState(() =>
    access && endsSoon(access, new Date()) ? access.until : undefined,
  );
  /** The unsaved values of the open sheet, by field name. */
  const unsaved = useRef(restored?.values ?? {});
  /** True while a closed sheet is still in the history. Another sheet may open meanwhile. */
  const isLeaving = useRef(false);
  const facts = useMemo(() => content.content.facts[page.language] ?? [], [content, page.language]);
  const actions = useMemo(() => {
    const showSheet = (request?: SheetRequest, values: Readonly<Record<string, string>> = {}) => {
      unsaved.current = { ...values };
      const opened = request && { request, values, photo: undefined };
      setKept(opened);
      if (request) setNotice(undefined);
      setSheet(request);
      void store.writeSheet(opened);
      const isOpen = history.state?.sheet === true;
      if (request) addToHistory();
      if (request || !isOpen || isLeaving.current) return;
      isLeaving.current = true;
      history.back();
    };
    const confirmDiscard = () =>
      Object.keys(unsaved.current).length === 0 || confirm(strings.discard);
    const openSource: Staff['openSource'] = async (source, isWhole, isOnPage = !isWhole) => {
      if (!confirmDiscard()) return;
      try {
        const picture = isOnPage && (await session.openPicture({ source, language }));
        if (picture) return showSheet({ kind: 'picture', picture });
        const editable = await session.open({ source, isWhole, isOnPage });
        // Hours and holidays are edited in forms, not as text.
        const isSchedule = !isWhole && /^(hours|special_days)$/.test(editable.label);
        showSheet(isSchedule ? { kind: 'hours', row: undefined } : { kind: 'edit', editable });
      } catch (error) {
        setNotice({ text: sentenceOf(strings, error as Error) });
      }
    };
    const openPair: Staff['openPair'] = async (path, typed) => {
      if (!typed && !confirmDiscard()) return;
      try {
        const request = { kind: 'pair', pair: await session.openPair(path) } as const;
        showSheet(request, typed);
      } catch (error) {
        setNotice({ text: sentenceOf(strings, error as Error) });
      }
    };
    const view = () => ({ strings, dates, content: session.state(), page: { language } });
    const notifySaved: Staff['notifySaved'] = (id) => {
      const save = session.state().saves.find((candidate) => candidate.id === id);
      setNotice(save && { text: strings.saved(describeSave(view(), save.differences)), save });
    };
    const undo: Staff['undo'] = async (save) => {
      const name = nameOfSave(view(), save.differences);
      // Offers no further Undo: a second tap would undo another change. The list of changes offers it.
      const text = await session.undo(save.id).then(
        () => strings.undone(name),
        (error: Error) => sentenceOf(strings, error),
      );
      setNotice({ text });
    };
    return {
      notify: setNotice,
      notifySaved,
      showSheet,
      confirmDiscard,
      openPair,
      openSource,
      undo,
    };
  }, [session, store, dates, strings, language]);
  const { confirmDiscard, showSheet } = actions;
  useEffect(() => {
    if (restored) addToHistory();
  }, [restored]);
  const keepTyped: Staff['keepTyped'] = (values) => {
    const all = Object.entries({ ...unsaved.current, ...values });
    unsaved.current = Object.fromEntries(
      all.filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    if (sheet) void store.writeSheet({ request: sheet, values: unsaved.current });
  };
  useEffect(() => {
    const closeByBack = () => {
      const hasLeft = isLeaving.current;
      isLeaving.current = false;
      if (!sheet || history.state?.sheet) return;
      if (!hasLeft && confirmDiscard()) showSheet();
      else history.pushState({ sheet: true }, '');
    };
    addEventListener('popstate', closeByBack);
    return () => removeEventListener('popstate', closeByBack);
  }, [sheet, confirmDiscard, showSheet]);
  const marked = usePicking(isChanging && isLeader, host, facts, actions.openSource);
  const stale = useAnswer(session.stale, content) ?? [];
  // To compare with the published content takes a compilation. Saves are counted without it.
  const changes = useAnswer(session.contentChanges, content.saves.length === 0 && content);
  const errorCount = content.content.errors.flatMap(({ messages }) => messages).length;
  const problemCount =
    errorCount + stale.length + content.content.warnings.length + content.conflicts.length;
  const toggleChanging = () => {
    // Shows what colleagues have changed before the first edit.
    if (!isChanging) void session.refresh();
    setChanging(!isChanging);
    remember(changingKey, isChanging ? undefined : '');
    setNotice({ text: isChanging ? strings.changeTextOff : strings.changeTextOn });
  };
  const staff: Staff = {
    ...inLanguage,
    ...actions,
    session,
    publishing,
    person: access?.person ?? '',
    signOut,
    endsOn,
    content,
    page,
    dates,
    sheet,
    facts,
    notice,
    stale,
    errorCount,
    problemCount,
    changeCount: content.saves.length || (changes?.length ?? 0),
    closeSheet: () => {
      const isClosed = confirmDiscard();
      if (isClosed) showSheet();
      return isClosed;
    },
    typed: kept?.values ?? {},
    chosenPhoto: kept?.photo,
    keepTyped,
    keepPhoto: store.writePhoto,
  };
  return (
    <StaffContext value={staff}>
      <aside aria-label={strings.bar}>
        <PreviewLine />
        <StatusLine isFollower={role === 'follower'} notice={sentence} />
        {isLeader && <Toolbar isChanging={isChanging} toggleChanging={toggleChanging} />}
        <Problems isSheetOpen={sheet !== undefined} />
      </aside>
      <Outline marked={sheet ? undefined : marked} />
      {sheet && isLeader ? <OpenedSheet sheet={sheet} /> : <NoticeLine />}
    </StaffContext>
  );
}

/** Adds an entry for the open sheet, unless there is one: the browser's Back button closes the sheet. */
function addToHistory() {
  if (!history.state?.sheet) history.pushState({ sheet: true }, '');
}
