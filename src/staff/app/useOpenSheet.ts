import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftStore, OpenSheet } from '../draft/drafts.ts';
import type { SheetRequest, Staff } from '../parts/context.ts';
import type { Strings } from '../words/en.ts';

interface OpenSheetOptions {
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
export function useOpenSheet({ store, restored, strings, notify }: OpenSheetOptions) {
  const [sheet, setSheet] = useState(restored?.request as SheetRequest | undefined);
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
      confirmDiscard() {
        const names = Object.keys(unsaved.current);
        return names.length === 0 || confirm(strings.discard(listLabels(names)));
      },
    }),
    [notify, store, strings],
  );
  useEffect(() => {
    if (restored) addToHistory();
  }, [restored]);
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
  const keepTyped: Staff['keepTyped'] = (values) => {
    const all = Object.entries({ ...unsaved.current, ...values });
    unsaved.current = Object.fromEntries(
      all.filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    if (sheet) void store.writeSheet({ request: sheet, values: unsaved.current });
  };
  return {
    sheet,
    showSheet,
    confirmDiscard,
    closeSheet() {
      const isClosed = confirmDiscard();
      if (isClosed) showSheet();
      return isClosed;
    },
    typed: kept?.values ?? {},
    keepTyped,
    chosenPhoto: kept?.photo,
    keepPhoto: store.writePhoto,
  };
}

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
