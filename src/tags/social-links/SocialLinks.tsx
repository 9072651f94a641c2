import { useSite } from '../../model/contexts.ts';
import { useResolveSharedLink } from '../../model/useResolveLink.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Grid } from '../../ui/card/Grid.tsx';

const socialPages = ['facebook', 'instagram', 'tiktok'] as const;

/** Buttons to the shop's social pages. */
export function SocialLinks() {
  const { links } = useSite();
  const resolve = useResolveSharedLink();
  return (
    <Grid width="row">
      {socialPages.map((page) => (
        <ButtonLink key={page} link={resolve(page)} look="secondary" icon={`${page}-logo`}>
          {links[page]}
        </ButtonLink>
      ))}
    </Grid>
  );
}
