import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useSite } from '../../model/contexts.ts';
import { mailto, type Mail } from '../../lib/mailto.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Field } from '../../ui/field/Field.tsx';
import { AfterSending } from './AfterSending.tsx';
import { contactMail } from './contact-mail.ts';
import styles from './contact-form.module.css';
import { restoreInput, storeInput } from './kept-input.ts';

/**
 * Renders the contact form, which opens the visitor's mail program with the message. The form keeps
 * its input, also before hydration (`keepInput` finds it by `data-kept`). Without scripts, `formAction`
 * of the button opens the mail program. The form itself has no action, because browsers warn of forms
 * whose action is not https.
 */
export function ContactForm() {
  const { business, 'contact-form': text, mailSubjects, notices, notify } = useSite();
  const [sent, setSent] = useState<{ mail: Mail; count: number }>();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) restoreInput(form.current);
  }, []);

  const openMail = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mail = {
      to: business.email,
      ...contactMail(new FormData(event.currentTarget), text.mail),
    };
    location.href = mailto(mail);
    setSent((previous) => ({ mail, count: (previous?.count ?? 0) + 1 }));
    notify(notices.email);
  };

  return (
    <div>
      <form
        ref={form}
        className={`${styles.form} box`}
        aria-label={text.label}
        data-kept=""
        onInput={({ currentTarget }) => storeInput(currentTarget)}
        onSubmit={openMail}
      >
        <p className={styles.hint}>{text.required}</p>
        <Field label={text.name} name="name">
          <input type="text" autoComplete="name" inputMode="text" required />
        </Field>
        <Field label={text.email} name="email">
          <input type="email" autoComplete="email" inputMode="email" required />
        </Field>
        <Field label={text.phone} name="phone">
          <input type="tel" autoComplete="tel" inputMode="tel" required />
        </Field>
        <Field label={text.subject} name="subject">
          <select autoComplete="off" required defaultValue="">
            <option value="">{text.subject_empty}</option>
            {/* The value is the subject that staff read, even if a translator changes the text. */}
            {text.subjects.map((subject, index) => (
              <option key={subject} value={mailSubjects[index]}>
                {subject}
              </option>
            ))}
          </select>
        </Field>
        <Field label={text.message} name="message">
          <textarea rows={5} autoComplete="off" inputMode="text" required />
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
      {/* A new key for each mail mounts the element again, so that it takes the focus. */}
      {sent && <AfterSending key={sent.count} mail={sent.mail} />}
    </div>
  );
}
