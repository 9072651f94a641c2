import type { ReactNode } from 'react';
import { chatNumber } from '../lib/phone.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { useSite } from './contexts.ts';
import { useResolveLink } from './useResolveLink.ts';

/** @returns what makes the buttons that call the shop and, where it has a chat, open it */
export function useContactButtons(): () => ReactNode {
  const { business, header } = useSite();
  const resolve = useResolveLink();
  return () => (
    <>
      <ButtonLink link={resolve('call')} look="primary" icon="phone">
        {header.call}
      </ButtonLink>
      {chatNumber(business) && header.whatsapp && (
        <ButtonLink link={resolve('whatsapp')} look="whatsapp" icon="whatsapp-logo">
          {header.whatsapp}
        </ButtonLink>
      )}
    </>
  );
}
