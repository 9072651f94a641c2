import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { useSite } from './contexts.ts';
import { useResolveLink } from './useResolveLink.ts';

/** The buttons that call the shop and, where it has a chat, open it. */
export function useContactButtons(): ReactNode {
  const { chat, header } = useSite();
  const resolve = useResolveLink();
  return (
    <>
      <ButtonLink link={resolve('call')} look="primary" icon="phone">
        {header.call}
      </ButtonLink>
      {chat && (
        <ButtonLink link={resolve('whatsapp')} look="whatsapp" icon="whatsapp-logo">
          {header.whatsapp}
        </ButtonLink>
      )}
    </>
  );
}
