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
 * Renders the contact form, which opens the visitor's mail program with the message. The form keeps
 * its input. Without scripts, `formAction` of the button opens the mail program. The form itself has
 * no action, because browsers warn of forms whose action is not https.
 */
export function ContactForm() {
  const { business, 'contact-form': text, notices } = useSite();
  const [sent, setSent] = useState<{ mail: Mail; count: number }>();
  const [isNoticeClosed, setIsNoticeClosed] = useState(false);

  const openMail = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mail = {
      to: business.email,
      ...contactMail(new FormData(event.currentTarget), text.mail),
    };
    location.href = mailto(mail);
    setSent((previous) => ({ mail, count: (previous?.count ?? 0) + 1 }));
    setIsNoticeClosed(false);
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
      {/* The region exists before the notice, so that screen readers announce the notice. */}
      <div role="status">
        {sent && !isNoticeClosed && (
          <div className={`${styles.notice} box on-band`}>
            <p>{notices.email}</p>
            <button
              type="button"
              className={buttonClass('quiet')}
              aria-label={notices.close}
              onClick={() => setIsNoticeClosed(true)}
            >
              <Icon name="x" />
            </button>
          </div>
        )}
      </div>
      {/* A new key for each mail mounts the element again, so that it takes the focus. */}
      {sent && <AfterSending key={sent.count} mail={sent.mail} />}
    </div>
  );
}
