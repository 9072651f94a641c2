import { mapSites } from '../../fields/social.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import type { TagProps } from '../tag-props.ts';

/** The default icons of buttons that lead to a contact. */
const contactIcons: Readonly<Record<string, string>> = {
  call: 'phone',
  whatsapp: 'whatsapp-logo',
  sms: 'chat-circle-dots',
  viber: 'chat-circle-dots',
  email: 'envelope-simple',
  directions: 'map-pin',
  ...mapSites((name) => `${name}-logo`),
};

/** Renders a link as a button. */
export function Button({ to, icon, look, children }: TagProps<'Button'>) {
  const resolve = useResolveLink();
  return (
    <ButtonLink
      link={resolve(to)}
      look={look ?? (to === 'whatsapp' ? 'whatsapp' : 'primary')}
      icon={icon ?? contactIcons[to]}
    >
      {children}
    </ButtonLink>
  );
}
