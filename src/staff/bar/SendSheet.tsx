import { useEffect, useState } from 'react';
import { buttonClass } from '../../site/ui/button/button-class.ts';
import { callDevServer } from '../transport/local.ts';
import type { Refused, SendRefusal, SentBranch } from '../transport/send.ts';
import { StaffButton } from './StaffButton.tsx';
import { useStaff } from './context.ts';
import { Form, type FormInput } from './Form.tsx';
import { Sheet } from './Sheet.tsx';

/** Renders the form that sends the changes as a branch, and the link to the branch's pull request. */
export function SendSheet() {
  const { keepTyped, strings } = useStaff();
  const [branch, setBranch] = useState<SentBranch>();
  const [answer, setAnswer] = useState<SentBranch | Refused<SendRefusal>>();
  useEffect(() => void callDevServer('openBranch').then(setBranch), []);
  const refusal = answer && 'reason' in answer ? answer : undefined;
  const isSent = answer !== undefined && !refusal;
  const inputs: FormInput[] = [{ name: 'message', label: strings.whatChanged, kind: 'long text' }];
  if (refusal?.reason === 'no-identity') {
    inputs.push(
      { name: 'name', label: strings.yourName, kind: 'text' },
      { name: 'mail', label: strings.yourMail, kind: 'email' },
    );
  }
  const startOver = async () => {
    await callDevServer('startOver');
    setBranch(undefined);
  };
  return (
    <Sheet title={strings.send}>
      <div role="status">
        {branch?.isPushed && <p>{isSent ? strings.sent : strings.updates(branch.branch)}</p>}
        {isSent && !branch?.link && <p>{branch?.branch}</p>}
      </div>
      {branch?.link && (
        <a href={branch.link} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          {strings.openRequest}
        </a>
      )}
      {branch?.isPushed && !isSent && (
        <p>
          <StaffButton onClick={() => void startOver()}>{strings.startOver}</StaffButton>
        </p>
      )}
      {!isSent && (
        <Form
          inputs={inputs}
          label={strings.send}
          submit={async ({ message = '', name = '', mail }) => {
            const identity = mail === undefined ? undefined : { name, mail };
            setAnswer(await callDevServer('send', { message, identity }));
            setBranch(await callDevServer('openBranch'));
            keepTyped(undefined);
            return undefined;
          }}
        >
          <div role="alert">
            {refusal && <p className="advice">{strings.refusals[refusal.reason]}</p>}
            {refusal?.detail && <code>{refusal.detail}</code>}
          </div>
        </Form>
      )}
    </Sheet>
  );
}
