import { useEffect, useState } from 'react';
import { buttonClass } from '../../site/ui/button/button-class.ts';
import type { Refused, SendRefusal } from '../protocol/send.ts';
import type { SentBranch } from '../../../scripts/vite/dev-panel/send/send.ts';
import { Button } from './Button.tsx';
import { useStaff } from './context.ts';
import { Form, type FormInput } from './Form.tsx';
import { callServer } from './server.ts';
import { Sheet } from './Sheet.tsx';
import { strings } from './language.ts';

/** Renders the form that sends the changes as a branch, and the link to the branch's pull request. */
export function SendSheet() {
  const { setUnsaved } = useStaff();
  const [branch, setBranch] = useState<SentBranch>();
  const [answer, setAnswer] = useState<SentBranch | Refused<SendRefusal>>();
  useEffect(() => void callServer('openBranch').then(setBranch), []);
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
    await callServer('startOver');
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
          <Button onClick={() => void startOver()}>{strings.startOver}</Button>
        </p>
      )}
      {!isSent && (
        <Form
          inputs={inputs}
          label={strings.send}
          submit={async ({ message = '', name = '', mail }) => {
            const identity = mail === undefined ? undefined : { name, mail };
            setAnswer(await callServer('send', { message, identity }));
            setBranch(await callServer('openBranch'));
            setUnsaved(false);
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
