import { useEffect, useId, useRef } from 'react';
import { isTooLong, type Mail } from '../../lib/mailto.ts';
import { sms, whatsApp } from '../../lib/phone-links.ts';
import { useSite } from '../../model/contexts.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { buttonClass } from '../../ui/button/button-class.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import styles from './contact-form.module.css';

/**
 * Renders other ways to send the message, because a page cannot detect whether a mail program opened.
 * Then moves the focus to this section. Nothing scrolls, so the button stays below the finger.
 */
export function AfterSending({ mail }: { mail: Mail }) {
  const { business, chat, links, notify, 'contact-form': form } = useSite();
  const { help } = form;
  const resolve = useResolveLink();
  /** Only a mail has a subject of its own. */
  const message = [mail.subject, mail.body].filter(Boolean).join('\n');
  const headingId = useId();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    section.current?.focus({ preventScroll: true });
  }, []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      notify(help.copied);
    } catch {
      notify(help.not_copied);
    }
  };

  return (
    <section
      ref={section}
      className={`${styles.help} box`}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <h3 id={headingId}>{help.heading}</h3>
      <p>{help.words}</p>
      {isTooLong(mail) && <p className={styles.warning}>{help.long}</p>}
      <div className={`${styles.actions} row`}>
        <button type="button" className={buttonClass('secondary')} onClick={() => void copy()}>
          {help.copy}
        </button>
        {chat && (
          <ButtonLink
            link={{ kind: 'new-tab', href: whatsApp(chat, message), hint: links.new_tab }}
            look="whatsapp"
            icon="whatsapp-logo"
          >
            {help.whatsapp}
          </ButtonLink>
        )}
        {help.sms && (
          <ButtonLink
            link={{ kind: 'device', href: sms(business.phone, message) }}
            look="secondary"
            icon="chat-circle-dots"
          >
            {help.sms}
          </ButtonLink>
        )}
        <ButtonLink link={resolve('call')} look="secondary" icon="phone">
          {help.call}
        </ButtonLink>
      </div>
    </section>
  );
}
