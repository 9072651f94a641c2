import { describeSave, nameOfSave } from '../describe/change-rows.ts';
import { sentenceOf } from '../describe/names.ts';
import { LaterChangeError } from '../draft/undo.ts';
import type { Staff } from '../parts/context.ts';
import type { useOpenSheet } from './useOpenSheet.ts';

type BarActionParts = Pick<Staff, 'session' | 'dates' | 'strings' | 'notify'> &
  Pick<ReturnType<typeof useOpenSheet>, 'showSheet' | 'confirmDiscard'> & { language: string };

/** Creates the calls that all parts of the bar share: they open a source, and report and undo a save. */
export function createBarActions(parts: BarActionParts) {
  const { session, strings, dates, language, notify, showSheet, confirmDiscard } = parts;
  const view = () => ({ strings, dates, content: session.state(), page: { language } });
  const notifyError = (error: unknown) => notify({ text: sentenceOf(strings, error as Error) });
  const openSource: Staff['openSource'] = async (source, isWhole, isOnPage = !isWhole) => {
    if (!(await confirmDiscard())) return;
    try {
      const picture = isOnPage && (await session.openPicture({ source, language }));
      if (picture) return showSheet({ kind: 'picture', picture });
      const editable = await session.open({ source, isWhole, isOnPage });
      // Hours, holidays and lists of announcements are edited in forms, not as text.
      const isSchedule = !isWhole && /^(hours|special_days|announcements)$/.test(editable.label);
      showSheet(isSchedule ? { kind: 'hours', row: undefined } : { kind: 'edit', editable });
    } catch (error) {
      notifyError(error);
    }
  };
  const openPair: Staff['openPair'] = async (path, typed, from) => {
    if (!typed && !(await confirmDiscard())) return;
    try {
      const request = { kind: 'pair', pair: await session.openPair(path), from } as const;
      showSheet(request, typed);
    } catch (error) {
      notifyError(error);
    }
  };
  const notifySaved: Staff['notifySaved'] = (id) => {
    const save = session.state().saves.find((candidate) => candidate.id === id);
    notify(save && { text: strings.saved(describeSave(view(), save.differences)), save });
  };
  /** Says what prevents Undo or Redo, and offers to undo a later change of the same lines. */
  const notifyLater = (error: unknown) => {
    const save = error instanceof LaterChangeError ? error.later : undefined;
    if (!save) return notifyError(error);
    notify({ text: strings.undoLaterFirst(nameOfSave(view(), save.differences)), save });
  };
  const undo: Staff['undo'] = async (save) => {
    const text = strings.undone(nameOfSave(view(), save.differences));
    // Offers no further Undo: a second tap would undo another change. The list of changes offers it.
    await session.undo(save.id).then(() => notify({ text, undone: save }), notifyLater);
  };
  const redo: Staff['redo'] = async (save) => {
    await session.redo(save.id).then(() => notifySaved(save.id), notifyLater);
  };
  return { openSource, openPair, notifySaved, undo, redo };
}
