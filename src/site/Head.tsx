import { Helmet } from 'react-helmet-async';
import { usePage, useSite } from '../content/contexts.ts';
import { sharePicturePath } from '../content/share-picture-path.ts';

/** What search engines, chat apps and the browser's tab say of the page. */
export function Head() {
  const { business, language } = useSite();
  const { id, route, data } = usePage();
  const address = business.website && route && new URL(route, business.website).href;
  const picture = business.website && new URL(sharePicturePath(id), business.website).href;
  return (
    <Helmet>
      <title>{data.title}</title>
      <meta name="description" content={data.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={data.title} />
      <meta property="og:description" content={data.description} />
      <meta property="og:locale" content={language.code} />
      {address && <meta property="og:url" content={address} />}
      {picture && <meta property="og:image" content={picture} />}
      {picture && <meta property="og:image:alt" content={data.title} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {address && <link rel="canonical" href={address} />}
      {!route && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
