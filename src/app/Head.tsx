import { Helmet } from 'react-helmet-async';
import { usePage, useSite } from '../model/contexts.ts';
import { sharePicturePath, shareSize } from '../lib/share-picture.ts';
import { withTerritory } from '../lib/territory.ts';

/**
 * What search engines, chat apps and the browser's tab say of the page. What needs a whole address
 * is left out while the site has none. X reads Open Graph's names, but for the kind of its card.
 */
export function Head() {
  const { business, language } = useSite();
  const { id, route, data } = usePage();
  const address = business.website && route && new URL(route, business.website).href;
  const picture = business.website && new URL(sharePicturePath(id), business.website).href;
  return (
    <Helmet>
      <title>{data.title}</title>
      <meta name="description" content={data.description} />
      <meta name="apple-mobile-web-app-title" content={business.short_name ?? business.name} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={data.title} />
      <meta property="og:description" content={data.description} />
      <meta property="og:locale" content={withTerritory(language.code)} />
      {address && <meta property="og:url" content={address} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:type" content="image/png" />}
      {picture && <meta property="og:image:width" content={String(shareSize.width)} />}
      {picture && <meta property="og:image:height" content={String(shareSize.height)} />}
      {picture && <meta property="og:image:alt" content={data.title} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {address && <link rel="canonical" href={address} />}
      {!route && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
