import { useState } from 'react';
import { sentenceOf } from '../../describe/names.ts';
import type { Publishing } from '../../draft/publishing.ts';
import type { PastPublication } from '../../files/github.ts';
import { useStaff } from '../../parts/context.ts';

/** Lists the last publications, each with its sentences. Asks GitHub for them when it is opened. */
export function History({ publishing }: { publishing: Publishing }) {
  const { dates, strings } = useStaff();
  const [past, setPast] = useState<readonly PastPublication[]>();
  const [failure, setFailure] = useState('');
  const read = (isOpen: boolean) => {
    if (!isOpen || past) return;
    setFailure('');
    publishing.history().then(setPast, (error: Error) => setFailure(sentenceOf(strings, error)));
  };
  return (
    <details onToggle={({ currentTarget }) => read(currentTarget.open)}>
      <summary>{strings.history}</summary>
      <div role="status">
        {failure || (past ? past.length === 0 && strings.noHistory : strings.loading)}
      </div>
      <ol role="list" className="saves">
        {past?.map(({ mergedAt, person, rows }) => (
          <li key={mergedAt + person + rows.join('')}>
            <div>
              <b>{[dates?.dayOf(mergedAt) ?? mergedAt, person].filter(Boolean).join(' · ')}</b>
              {rows.map((row) => (
                <p key={row}>{row}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
