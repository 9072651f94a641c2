import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { usePage, useSite } from '../../model/contexts.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import field from '../../ui/field/field.module.css';
import type { TagProps } from '../tag-props.ts';
import styles from './photo-sheet.module.css';
import type { Answers } from './sheet-answers.ts';

/**
 * Renders photos to tick and fields, which complete the WhatsApp message of the page. The controls
 * keep their own state, so that they work before hydration. The code that reads and saves them is
 * loaded on demand. Until then, and without scripts, the link has the message of the page. With saved
 * answers, `data-restores` has the page hydrated at once.
 */
export function PhotoSheet({ children, send, message, ...labels }: TagProps<'PhotoSheet'>) {
  const { chat } = useSite();
  const { whatsapp = '' } = usePage().data;
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  const [answers, setAnswers] = useState<Answers>({});

  const update = useCallback(async (change: 'restore' | 'save') => {
    const { readAnswers, restoreControls, saveControls } = await import('./sheet-answers.ts');
    const controls = [...(sheet.current?.querySelectorAll('input') ?? [])];
    if (change === 'restore') restoreControls(controls);
    else saveControls(controls);
    setAnswers(readAnswers(controls));
  }, []);
  useEffect(() => {
    // If the code cannot be loaded, the link keeps the message of the page.
    update('restore').catch(() => undefined);
  }, [update]);

  const lines = (['photos', 'item', 'floor', 'lift'] as const).map((name) => ({
    name,
    prefix: `${labels[name]}: `,
    answer: answers[name],
  }));
  const answered = lines.filter(({ answer }) => answer);
  const answerLines = answered.map(({ prefix, answer }) => prefix + answer);
  const resolve = useResolveLink([whatsapp, ...answerLines].join('\n').trim());

  return (
    <div
      ref={sheet}
      className={styles.sheet}
      data-restores="photo-sheet"
      onChange={() => void update('save').catch(() => undefined)}
    >
      <ul className={styles.photos} role="list">
        {children}
      </ul>
      <div className={styles.note}>
        <div className={`${styles.fields} screen-only`}>
          <TextField name="item" label={labels.item} hint={labels.about} />
          <TextField name="floor" label={labels.floor} hint={labels.stairs} />
          <fieldset className={styles.choice}>
            <legend>{labels.lift}</legend>
            {[labels.yes, labels.no].map((answer) => (
              <label key={answer}>
                <input type="radio" name={`lift-${id}`} value={answer} />
                <span>{answer}</span>
              </label>
            ))}
          </fieldset>
          <div className={styles.message}>
            <p>{message}</p>
            <div className={styles.bubble}>
              <p>{whatsapp}</p>
              {lines.map(({ name, prefix, answer = '…' }) => (
                <p key={name} className={styles.line}>
                  {prefix}
                  <span>{answer}</span>
                </p>
              ))}
            </div>
          </div>
        </div>
        <ButtonLink
          link={resolve(chat ? 'whatsapp' : 'sms')}
          look={chat ? 'whatsapp' : 'primary'}
          icon={chat ? 'whatsapp-logo' : 'chat-circle-dots'}
        >
          {send}
        </ButtonLink>
      </div>
    </div>
  );
}

function TextField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        id={id}
        name={name}
        className={field.control}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
