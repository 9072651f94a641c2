import { useState, type FormEvent } from 'react';
import { useSite } from '../../model/contexts.ts';
import { mailto, type Mail } from '../../lib/mailto.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Field } from '../../ui/field/Field.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AfterSending } from './AfterSending.tsx';
import { contactMail } from './contact-mail.ts';
import styles from './contact-form.module.css';

/**
 * Opens the visitor's mail program with the message. Nothing is cleared. Without scripts the
 * browser itself opens the mail. The button has the action instead of the form, because browsers
 * warn of forms whose action is not https.
 */
export function ContactForm() {
  const { business, 'contact-form': text, notices } = useSite();
  const [sent, setSent] = useState<{ mail: Mail; times: number }>();
  const [isClosed, setClosed] = useState(false);

  const openMail = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mail = {
      to: business.email,
      ...contactMail(new FormData(event.currentTarget), text.mail),
    };
    location.href = mailto(mail);
    setSent((last) => ({ mail, times: (last?.times ?? 0) + 1 }));
    setClosed(false);
  };

  return (
    <div>
      <form className={`${styles.form} box`} aria-label={text.label} onSubmit={openMail}>
        <p className={styles.hint}>{text.required}</p>
        <Field label={text.name} name="name" error={text.name_error}>
          <input type="text" autoComplete="name" inputMode="text" required />
        </Field>
        <Field label={text.email} name="email" error={text.email_error}>
          <input type="email" autoComplete="email" inputMode="email" required />
        </Field>
        <Field label={text.phone} name="phone" error={text.phone_error}>
          <input type="tel" autoComplete="tel" inputMode="tel" required />
        </Field>
        <Field label={text.subject} name="subject" error={text.subject_error}>
          <select autoComplete="off" required defaultValue="">
            <option value="">{text.subject_empty}</option>
            {text.subjects.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        </Field>
        <Field label={text.message} name="message" error={text.message_error}>
          <textarea rows={6} autoComplete="off" inputMode="text" required />
        </Field>
        <button
          type="submit"
          formAction={mailto({ to: business.email })}
          formMethod="post"
          formEncType="text/plain"
          className={buttonClass('primary')}
        >
          {text.send}
        </button>
      </form>
      {/* A notice that covers nothing. What holds it is there before it, so that it is read out. */}
      <div role="status">
        {sent && !isClosed && (
          <div className={`${styles.notice} box on-band`}>
            <p>{notices.email}</p>
            <button
              type="button"
              className={buttonClass('quiet')}
              aria-label={notices.close}
              onClick={() => setClosed(true)}
            >
              <Icon name="x" />
            </button>
          </div>
        )}
      </div>
      {/* A new one each time, which takes the focus again. */}
      {sent && <AfterSending key={sent.times} mail={sent.mail} />}
    </div>
  );
}
