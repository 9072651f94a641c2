import { sms, whatsApp } from '../../lib/phone.ts';
import { useSite } from '../../model/contexts.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';

/** Renders the button that opens a chat with the message, or an SMS if the shop has no WhatsApp. */
export function ChatLink({ message, children }: { message: string; children: string }) {
  const { business, chat, links } = useSite();
  if (!chat) {
    return (
      <ButtonLink
        link={{ kind: 'device', href: sms(business.phone, message) }}
        look="primary"
        icon="chat-circle-dots"
      >
        {children}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      link={{ kind: 'new-tab', href: whatsApp(chat, message), hint: links.new_tab }}
      look="whatsapp"
      icon="whatsapp-logo"
    >
      {children}
    </ButtonLink>
  );
}
