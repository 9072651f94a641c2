import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { usesBikramSambat } from '../../compiler/content-types/country.ts';
import { allLanguages } from '../../compiler/model.ts';
import { utcOffsets } from '../../site/lib/local-time.ts';
import { createDates } from '../describe/bar-dates.ts';
import { groupByLine } from '../describe/diagnostic-lines.ts';
import type { DraftStore, OpenSheet } from '../draft/drafts.ts';
import type { Publishing } from '../draft/publishing.ts';
import type { Session } from '../draft/session.ts';
import { Outline } from '../page/Outline.tsx';
import type { ShownPage } from '../page/shown-path.ts';
import { usePicking } from '../page/usePicking.ts';
import { NoticeLine } from '../parts/NoticeLine.tsx';
import { Problems } from '../parts/Problems.tsx';
import { Question } from '../parts/Question.tsx';
import { StaffContext, type Staff } from '../parts/context.ts';
import { useAnswer } from '../parts/useAnswer.ts';
import { useQuestion } from '../parts/useQuestion.ts';
import { OpenedSheet } from '../sheets/OpenedSheet.tsx';
import { barLanguage } from '../words/bar-language.ts';
import { StatusLine } from './StatusLine.tsx';
import { Toolbar } from './Toolbar.tsx';
import { endsSoon, type StaffAccess } from './access.ts';
import { createBarActions } from './bar-actions.ts';
import { useChanging } from './useChanging.ts';
import { useFirstTap, type FirstTap } from './useFirstTap.ts';
import { useOpenSheet } from './useOpenSheet.ts';
import { useSending } from '../parts/useSending.ts';

interface BarProps {
  host: Element;
  session: Session;
  store: DraftStore;
  page: ShownPage;
  /** The sheet that was open before a reload. */
  restored: OpenSheet | undefined;
  /** The last tap before this bar was ready. */
  firstTap: FirstTap | undefined;
  endFirstTap: (() => void) | undefined;
  /** Only a tab that leads changes the content. */
  role: 'opening' | 'leader' | 'follower';
  /** A sentence above the bar. */
  notice?: ReactNode;
  publishing?: Publishing | undefined;
  access?: StaffAccess | undefined;
  signOut?: (() => Promise<void>) | undefined;
  savePerson?: ((person: string) => Promise<void>) | undefined;
}

/** Renders the staff bar, its notices and its sheets. */
export function Bar({
  host,
  session,
  store,
  page,
  restored,
  firstTap,
  endFirstTap,
  role,
  notice: sentence,
  ...sending
}: BarProps) {
  const isLeader = role === 'leader';
  const { publishing, access, signOut, savePerson } = sending;
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
    const offsets = utcOffsets(shown.site.business.time_zone);
    return createDates(shown.site.calendar, offsets, isNepali ? strings : undefined);
  }, [content.valid, language, strings]);
  const [notice, notify] = useState<Staff['notice']>();
  const { question, ask, dismiss } = useQuestion();
  const openSheet = useOpenSheet({ store, restored, strings, notify, ask, dismiss });
  const { sheet, showSheet, confirmDiscard } = openSheet;
  const [isChanging, toggle] = useChanging();
  const [endsOn] = useState(() =>
    access && endsSoon(access, new Date()) ? access.until : undefined,
  );
  const facts = useMemo(() => content.content.facts[page.language] ?? [], [content, page.language]);
  const actions = useMemo(
    () =>
      createBarActions({ session, strings, dates, language, notify, showSheet, confirmDiscard }),
    [session, strings, dates, language, showSheet, confirmDiscard],
  );
  const marked = usePicking(isChanging && isLeader, host, facts, actions.openSource);
  const { answer: stale = [] } = useAnswer(session.stale, content);
  // To compare with the published content takes a compilation. Saves are counted without it.
  const { answer: changes } = useAnswer(
    session.contentChanges,
    content.saves.length === 0 && content,
  );
  const { errors, warnings } = content.content;
  const errorCount = errors.length;
  const problemCount =
    errorCount + stale.length + groupByLine(warnings).length + content.conflicts.length;
  const sayChanging = (isOn: boolean) =>
    notify({ text: isOn ? strings.changeTextOn : strings.changeTextOff });
  const toggleChanging = () => {
    // Shows what colleagues have changed before the first edit.
    if (!isChanging) void session.refresh();
    toggle();
    sayChanging(!isChanging);
  };
  useFirstTap(isLeader ? firstTap : undefined, {
    openSource: actions.openSource,
    showSheet,
    sayChanging: () => sayChanging(isChanging),
    endFirstTap,
  });
  const person = access?.person ?? '';
  const staff: Staff = {
    ...inLanguage,
    ...actions,
    ...openSheet,
    ask,
    session,
    publishing,
    sending: useSending({
      strings,
      dates,
      content,
      page,
      session,
      publishing,
      person,
      notify,
      isLeader,
    }),
    person,
    signOut,
    savePerson,
    endsOn,
    content,
    page,
    dates,
    facts,
    notice,
    notify,
    stale,
    errorCount,
    problemCount,
    changeCount: content.saves.length || (changes?.length ?? 0),
  };
  return (
    <StaffContext value={staff}>
      <div lang={language}>
        <aside aria-label={strings.bar}>
          <StatusLine isFollower={role === 'follower'} notice={sentence} />
          {isLeader && (
            <Toolbar
              isChanging={isChanging}
              toggleChanging={toggleChanging}
              startFocus={firstTap?.focusedIndex}
            />
          )}
          <Problems isSheetOpen={sheet !== undefined} />
        </aside>
        <Outline marked={sheet ? undefined : marked} />
        {sheet && isLeader && <OpenedSheet sheet={sheet} />}
        <NoticeLine isSheetOpen={sheet !== undefined && isLeader} />
        {question && <Question {...question} />}
      </div>
    </StaffContext>
  );
}
