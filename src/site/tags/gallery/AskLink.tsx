import type { ReactNode } from 'react';
import { whatsApp } from '../../lib/phone-links.ts';
import { interpolate } from '../../lib/template.ts';
import { useSite } from '../../model/contexts.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './gallery.module.css';

interface AskLinkProps {
  /** The caption as plain text. The chat message contains it. */
  item: string;
  children: ReactNode;
}

/** Renders the caption of a picture as a link to a chat about the item. */
export function AskLink({ item, children }: AskLinkProps) {
  const { chat, links } = useSite();
  if (!chat || !links.ask || !links.ask_hint) throw new Error('Set whatsapp, ask and ask_hint.');
  const href = whatsApp(chat, interpolate(links.ask, { item }));
  return (
    <Anchor link={{ kind: 'new-tab', href, hint: links.ask_hint }} className={styles.ask}>
      <Icon name="whatsapp-logo" />
      <span>{children}</span>
    </Anchor>
  );
}
