import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftStore, OpenSheet } from '../draft/drafts.ts';
import type { SheetRequest, Staff } from '../parts/context.ts';
import type { useQuestion } from '../parts/useQuestion.ts';
import type { Strings } from '../words/en.ts';

interface OpenSheetOptions extends Pick<ReturnType<typeof useQuestion>, 'ask' | 'dismiss'> {
  store: DraftStore;
  /** The sheet that was open before a reload. */
  restored: OpenSheet | undefined;
  strings: Strings;
  notify: Staff['notify'];
}

/**
 * Returns the open sheet with what staff have typed, and what opens and closes it. Both survive a reload.
 * The browser's Back button closes the sheet.
 */
export function useOpenSheet(options: OpenSheetOptions) {
  const { store, restored, strings, notify, ask, dismiss } = options;
  const [sheet, setSheet] = useState(restored?.request as SheetRequest | undefined);
  /** The open sheet, before React has rendered it. */
  const latest = useRef(sheet);
  /** The sheet that was open before a reload, until another sheet opens. */
  const [kept, setKept] = useState(restored);
  /** The unsaved values of the open sheet, by field name. */
  const unsaved = useRef(restored?.values ?? {});
  /** True while a closed sheet is still in the history. Another sheet may open meanwhile. */
  const isLeaving = useRef(false);
  const { showSheet, confirmDiscard } = useMemo(
    () => ({
      showSheet(request?: SheetRequest, values: Readonly<Record<string, string>> = {}) {
        unsaved.current = { ...values };
        latest.current = request;
        const opened = request && { request, values, photo: undefined };
        setKept(opened);
        if (request) notify(undefined);
        setSheet(request);
        void store.writeSheet(opened);
        const isOpen = history.state?.sheet === true;
        if (request) addToHistory();
        if (request || !isOpen || isLeaving.current) return;
        isLeaving.current = true;
        history.back();
      },
      async confirmDiscard() {
        if (!hasTyped(unsaved.current)) return true;
        const text = strings.discard(listLabels(Object.keys(unsaved.current)));
        return ask({ text, yes: strings.discardIt, no: strings.keepWriting });
      },
    }),
    [ask, notify, store, strings],
  );
  useEffect(() => {
    if (restored) addToHistory();
  }, [restored]);
  useEffect(() => {
    const closeByBack = () => {
      const hasLeft = isLeaving.current;
      isLeaving.current = false;
      if (!latest.current || history.state?.sheet) return;
      const isKept = hasLeft || dismiss();
      if (!isKept && !hasTyped(unsaved.current)) return showSheet();
      history.pushState({ sheet: true }, '');
      if (isKept) return;
      void confirmDiscard().then((isDiscarded) => isDiscarded && showSheet());
    };
    addEventListener('popstate', closeByBack);
    return () => removeEventListener('popstate', closeByBack);
  }, [confirmDiscard, dismiss, showSheet]);
  const keep = (values: Readonly<Record<string, string>>) => {
    unsaved.current = values;
    if (sheet) void store.writeSheet({ request: sheet, values });
  };
  const keepTyped: Staff['keepTyped'] = (values) => {
    const all = Object.entries({ ...unsaved.current, ...values });
    keep(
      Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    );
  };
  const beginSave: Staff['beginSave'] = (fields) => {
    const saved = unsaved.current;
    return () => {
      if (latest.current !== sheet) return;
      const left = Object.entries(unsaved.current).filter(
        ([name, value]) => value !== saved[name] || fields?.includes(name) === false,
      );
      if (left.length === 0) showSheet();
      else keep(Object.fromEntries(left));
    };
  };
  return {
    sheet,
    showSheet,
    confirmDiscard,
    async closeSheet() {
      // Without a question, the sheet closes before the next tap.
      const isClosed = !hasTyped(unsaved.current) || (await confirmDiscard());
      if (isClosed) showSheet();
      return isClosed;
    },
    typed: kept?.values ?? {},
    keepTyped,
    beginSave,
    chosenPhoto: kept?.photo,
    keepPhoto: store.writePhoto,
  };
}

const hasTyped = (unsaved: Readonly<Record<string, string>>) => Object.keys(unsaved).length > 0;

/** Lists the labels of fields of the open sheet. */
function listLabels(names: readonly string[]): string {
  const sheet = document.querySelector('staff-bar')?.shadowRoot;
  const labels = names.flatMap((name) => {
    const field = sheet?.querySelector(`dialog [name="${CSS.escape(name)}"]`);
    const isLabelled = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return (isLabelled && field.labels?.[0]?.textContent) || [];
  });
  return [...new Set(labels)].join('”, “');
}

/** Adds an entry for the open sheet, unless there is one: the browser's Back button closes the sheet. */
function addToHistory() {
  if (!history.state?.sheet) history.pushState({ sheet: true }, '');
}
