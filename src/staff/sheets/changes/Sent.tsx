import { useEffect, useRef } from 'react';
import { buttonClass } from '../../../site/ui/button/button-class.ts';
import { daysWaiting, isNewlyLive } from '../../draft/actions.ts';
import type { Publication } from '../../draft/publication.ts';
import type { Publishing } from '../../draft/publishing.ts';
import { SaveRow } from '../../parts/SaveRow.tsx';
import { StaffButton } from '../../parts/StaffButton.tsx';
import { useStaff } from '../../parts/context.ts';

/** Lists what was sent, with where it is. A day after it is live, only the history has it. */
export function Sent({ publishing }: { publishing: Publishing }) {
  const { sending, strings } = useStaff();
  const { publication } = sending;
  if (!publication?.request || publication.step === 'sending') return null;
  if (publication.step === 'closed') return <p className="advice">{strings.closedRequest}</p>;
  if (publication.step === 'withdrawn') return <p>{strings.withdrawn}</p>;
  if (publication.step === 'live' && !isNewlyLive(publication)) return null;
  const { sent } = publishing.actions();
  return (
    <>
      <h3>{strings.steps.sent}</h3>
      <PublicationSteps publication={publication} />
      <ul role="list" className="saves">
        {sent.map((save) => (
          <SaveRow key={save.id} save={save} />
        ))}
        {sent.length === 0 && publication.rows?.map((row) => <li key={row}>{row}</li>)}
      </ul>
    </>
  );
}

const steps = ['waiting', 'published', 'live'] as const;

/** Renders where a request is: waiting, published, live, and who has to do what now. */
function PublicationSteps({ publication }: { publication: Publication }) {
  const { dates, strings } = useStaff();
  const { request, step, liveOn } = publication;
  const list = useRef<HTMLOListElement>(null);
  // The steps are above the list of what was sent, whose button staff have pressed.
  useEffect(() => {
    void list.current?.closest('dialog')?.scrollTo({ top: 0 });
    // oxlint-disable-next-line react/exhaustive-deps -- each step and each request scrolls to the list
  }, [step, request?.url]);
  const current = steps.findIndex((name) => name === (step === 'failed' ? 'waiting' : step));
  const whatNow = steps.find((name) => name === step);
  const labels = { ...strings.steps, live: strings.liveSince(liveOn && dates?.timeOf(liveOn)) };
  const days = daysWaiting(publication);
  const share = () =>
    void navigator.share?.({ url: request?.url ?? '', text: strings.askToPublish });
  return (
    <>
      <ol ref={list} role="list" className="steps">
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
      {whatNow && <p>{strings.whatNow[whatNow]}</p>}
      {step === 'failed' && <p className="advice">{strings.failedCheck}</p>}
      {days >= 2 && <p className="advice">{strings.leftFor(days)}</p>}
      {current === 0 && (
        <div className="row">
          {'share' in navigator && <StaffButton onClick={share}>{strings.share}</StaffButton>}
          <a
            href={request?.url}
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
