import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { sentenceOf } from '../describe/names.ts';
import type { Reader } from '../describe/reader.ts';
import type { Publishing } from '../draft/publishing.ts';
import type { Session } from '../draft/session.ts';
import type { SessionState } from '../draft/shown-content.ts';
import { requestText } from './request-text.ts';

interface SendingParts extends Reader {
  content: SessionState;
  session: Session;
  publishing: Publishing | undefined;
  person: string;
  notify: (notice: { text: string }) => void;
  isLeader: boolean;
}

const retryIntervalMs = 30_000;

/** Returns what is still to be sent, and sends again what the connection has stopped. */
export function useSending({ publishing, session, isLeader, ...parts }: SendingParts) {
  const { content, notify, person, strings } = parts;
  const publication = useSyncExternalStore(publishing?.subscribe ?? never, () =>
    publishing?.state(),
  );
  const isPending = useSyncExternalStore(
    publishing?.subscribe ?? never,
    () => publishing?.isPending() ?? false,
  );
  const unsentCount = useMemo(() => {
    if (!publishing?.hasUnsent()) return 0;
    const { notSent, takenBack } = publishing.actions();
    // An answer to a conflict is no save.
    return Math.max(1, notSent.length + takenBack.length);
    // oxlint-disable-next-line react/exhaustive-deps -- both change what there is to send
  }, [publishing, content, publication]);
  const send = async () => publishing?.send(await requestText(parts, session, person));
  useEffect(() => {
    if (!isPending || !isLeader) return;
    const repeat = () =>
      void send().catch((error: Error) => {
        if (!publishing?.isPending()) notify({ text: sentenceOf(strings, error) });
      });
    repeat();
    const timer = setInterval(repeat, retryIntervalMs);
    addEventListener('online', repeat);
    return () => {
      clearInterval(timer);
      removeEventListener('online', repeat);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each attempt sends what there is then
  }, [isPending, isLeader]);
  const isDeclined = publication?.step === 'closed';
  useEffect(() => {
    if (isDeclined) notify({ text: strings.closedRequest });
  }, [isDeclined, notify, strings]);
  return { publication, isPending, unsentCount, send };
}

const never = () => () => undefined;
