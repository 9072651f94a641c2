import { useEffect, useRef, useSyncExternalStore } from 'react';
import { buttonClass } from '../../site/ui/button/button-class.ts';
import type { Publication } from '../draft/publication.ts';
import type { Publishing } from '../draft/publishing.ts';
import { StaffButton } from '../parts/StaffButton.tsx';
import { ChangeList } from '../parts/ChangeList.tsx';
import { describeChange, formatRow, shorten, summarize } from '../describe/change-rows.ts';
import { useStaff } from '../parts/context.ts';
import { formatPath } from '../describe/names.ts';
import { groupByLine, isUntranslated } from '../describe/diagnostic-lines.ts';
import { DiagnosticList } from '../parts/DiagnosticList.tsx';
import { TextsToTranslate } from '../parts/TextsToTranslate.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { useSave } from '../parts/useSave.ts';
import { toEnglish } from '../../site/fields/say.ts';
import { formatMessage } from '../describe/format-message.ts';

/** Shows what will be sent and sends it. Afterwards shows where it is until visitors see it. */
export function SendSheet() {
  const { publishing } = useStaff();
  return publishing && <Sending publishing={publishing} />;
}

function Sending({ publishing }: { publishing: Publishing }) {
  const staff = useStaff();
  const { content, errorCount, person, session, showSheet, stale, strings } = staff;
  const publication = useSyncExternalStore(publishing.subscribe, publishing.state);
  const changes = useAnswer(session.contentChanges, content);
  const weakness = useAnswer(publishing.weakness);
  const { save, isSaving, errors } = useSave();
  const tasks = publishing.tasks();
  const hasUnsent = publishing.hasUnsent();
  /** True if a request is open that would change nothing. */
  const isEmptied = hasUnsent && content.changes.length === 0;
  const { conflicts } = content;
  const untranslated = content.content.warnings.filter(isUntranslated);
  const translationCount = stale.length + groupByLine(untranslated).length;
  // Shows what colleagues have changed before anything is sent.
  useEffect(() => void session.refresh(), [session]);
  const send = () =>
    void save(async () => {
      const lines = (changes ?? []).map((change) =>
        formatRow(strings, describeChange(staff, change)),
      );
      await publishing.send({ title: commitTitle(lines), body: [...lines, '', person].join('\n') });
      return undefined;
    });
  return (
    <Sheet title={strings.send}>
      {publication && <PublicationSteps publication={publication} />}
      {conflicts.map(({ path, place }) => (
        <StaffButton key={place + path} onClick={() => showSheet({ kind: 'conflict', path })}>
          {strings.changedTwiceIn(formatPath(staff, path))}
        </StaffButton>
      ))}
      {isEmptied ? <p>{strings.emptied}</p> : changes && <ChangeList changes={changes} />}
      <div role="alert">
        {errorCount > 0 && <p className="advice">{strings.errorsFirst}</p>}
        {errors.map(({ message }) => (
          <p key={toEnglish(message)} className="advice">
            {formatMessage(staff, message)}
          </p>
        ))}
      </div>
      <DiagnosticList diagnostics={content.content.errors} />
      {/* The button must not move when the changes appear above it. */}
      {changes && hasUnsent && (
        <div className="row actions">
          <StaffButton
            look="primary"
            disabled={isSaving || errorCount + conflicts.length > 0}
            onClick={send}
          >
            {isSaving ? strings.loading : isEmptied ? strings.withdraw : strings.send}
          </StaffButton>
        </div>
      )}
      {weakness && <p className="advice">{strings.weaknesses[weakness]}</p>}
      {translationCount > 0 && (
        <details>
          <summary>{strings.translations(translationCount)}</summary>
          <TextsToTranslate />
        </details>
      )}
      {tasks.length > 0 && (
        <details>
          <summary>{strings.tasks(groupByLine(tasks).length)}</summary>
          <DiagnosticList diagnostics={tasks} namesTexts />
        </details>
      )}
    </Sheet>
  );
}

/** Returns the title of a commit: its first change, and the number of the others. */
function commitTitle([first = 'Content', ...others]: readonly string[]): string {
  return summarize([shorten(first, 60), ...others]);
}

const steps = ['waiting', 'published', 'live'] as const;

/** Renders the way of a change: sent, waiting, published, live. */
function PublicationSteps({ publication }: { publication: Publication }) {
  const { dates, strings } = useStaff();
  const { request, step, liveAt } = publication;
  const list = useRef<HTMLOListElement>(null);
  // The steps are above the list of changes, whose button staff have pressed.
  useEffect(() => {
    void list.current?.closest('dialog')?.scrollTo({ top: 0 });
    // oxlint-disable-next-line react/exhaustive-deps -- each step and each request scrolls to the list
  }, [step, request?.url]);
  if (!request || step === 'sending') return null;
  if (step === 'closed') return <p className="advice">{strings.closedRequest}</p>;
  if (step === 'withdrawn') return <p>{strings.withdrawn}</p>;
  const current = steps.indexOf(step === 'failed' ? 'waiting' : step);
  const labels = { ...strings.steps, live: strings.liveSince(liveAt && dates?.time(liveAt)) };
  const share = () => void navigator.share?.({ url: request.url, text: strings.askToPublish });
  return (
    <>
      <ol ref={list} role="list" className="steps">
        <li>{strings.steps.sent}</li>
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className={index > current ? 'is-later' : ''}
          >
            {name === 'live' && step !== 'live' ? strings.steps.live : labels[name]}
          </li>
        ))}
      </ol>
      {step === 'failed' && <p className="advice">{strings.failedCheck}</p>}
      {current === 0 && (
        <div className="row">
          {'share' in navigator && <StaffButton onClick={share}>{strings.share}</StaffButton>}
          <a
            href={request.url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('secondary')}
          >
            {strings.openRequest}
          </a>
        </div>
      )}
    </>
  );
}
