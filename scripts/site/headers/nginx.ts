import { caching, type Headers } from './security-headers.ts';
import { mediaTypes, textTypes } from './media-types.ts';

/**
 * The site as nginx 1.18 or newer serves it, to be included in its `http` block, on a machine as
 * Debian and Let's Encrypt lay it out.
 * @param headers those of every answer
 * @param basenames what the addresses of translations begin with: `/ne`
 * @param website the public address of the site; without one a name stands there to be replaced
 */
export function nginxSite(
  headers: Headers,
  basenames: readonly string[],
  website = 'https://shop.example',
): string {
  const { hostname } = new URL(website);
  return `# Written by "npm run build". What must be yours: server_name, root and the two lines of the certificate.

map $uri $site_caching {
  default "${caching.others}";
  ~^/assets/ "${caching.assets}";
}

server {
  listen 0.0.0.0:80;
  listen [::]:80;
  server_name ${hostname};
  # The name above, not the one that was asked for, which anybody can make up.
  return 301 https://$server_name$request_uri;
}

server {
  listen 0.0.0.0:443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  root /var/www/${hostname};

  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  absolute_redirect off;

  gzip on;
  gzip_vary on;
  gzip_types
${textTypes.map((type) => `    "${type}"`).join('\n')};

  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    "${type}" ${ending};`)
  .join('\n')}
  }

${Object.entries({ ...headers, 'Cache-Control': '$site_caching' })
  .map(([header, value]) => `  add_header ${header} "${value}" always;`)
  .join('\n')}

  error_page 404 /404.html;

  location / {
    try_files $uri $uri.html =404;
  }

${basenames.map(missingPages).join('')}  location = / {
    try_files /index.html =404;
  }

  location = /index.html {
    return 301 /$is_args$args;
  }

  location ~ ^(?:/[A-Za-z-]+)?/404(?:\\.html)?$ {
    internal;
  }

  # A page has one address: /about, not /about.html or /about/.
  location ~ ^/([A-Za-z0-9-]+(?:/[a-z0-9-]+)?)(?:\\.html|/)$ {
    return 301 /$1$is_args$args;
  }
}
`;
}

/** The missing page in the language of the addresses around it. */
function missingPages(basename: string): string {
  return `  location ${basename}/ {
    error_page 404 ${basename}/404.html;
    try_files $uri $uri.html =404;
  }

`;
}
