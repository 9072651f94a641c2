import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { useSite } from './contexts.ts';
import { useResolveLink } from './useResolveLink.ts';

/** Returns the buttons that call the shop and open its chat, if it has one. */
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
