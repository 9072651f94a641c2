import { socialNames } from '../../fields/social.ts';
import { useSite } from '../../model/contexts.ts';
import { useResolveLink } from '../../model/useResolveLink.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';

/** Renders buttons to the shop's social pages, if it has any. */
export function SocialLinks() {
  const { business, links } = useSite();
  const resolve = useResolveLink();
  const { social } = business;
  if (!social) return null;
  return (
    <ul className="row" role="list">
      {socialNames
        .filter((name) => social[name])
        .map((name) => (
          <li key={name}>
            <ButtonLink link={resolve(name)} look="secondary" icon={`${name}-logo`}>
              {links[name]}
            </ButtonLink>
          </li>
        ))}
      {social.others?.map(({ label, url }) => (
        <li key={url}>
          <ButtonLink link={resolve(url)} look="secondary">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
