import { caching, type Headers } from './security-headers.ts';
import type { Machine } from './machine.ts';
import { mediaTypes, textTypes } from './media-types.ts';

/**
 * The site as nginx 1.18 or newer serves it, to be included in its `http` block.
 * @param headers those of every answer
 */
export function nginxSite(headers: Headers, machine: Machine): string {
  const { name, folder, certificate, key, addresses, ports } = machine;
  const listen = (port: number, how = '') =>
    addresses.map((address) => `  listen ${address}:${port}${how};`).join('\n');
  const port = ports.https === 443 ? '' : `:${ports.https}`;
  return `# Written by "npm run build". What must be yours: server_name, root and the two lines of the certificate.

map $uri $site_caching {
  default "${caching.others}";
  ~^/assets/ "${caching.assets}";
}

server {
${listen(ports.http)}
  server_name ${name};
  # The name above, not the one that was asked for, which anybody can make up.
  return 301 https://$server_name${port}$request_uri;
}

server {
${listen(ports.https, ' ssl http2')}
  server_name ${name};
  root ${folder};

  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
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

  location = / {
    try_files /index.html =404;
  }

  location = /index.html {
    return 301 /$is_args$args;
  }

  location ~ ^/404(?:\\.html)?$ {
    internal;
  }

  # A page has one address: /about, not /about.html or /about/.
  location ~ ^/([a-z0-9-]+)(?:\\.html|/)$ {
    return 301 /$1$is_args$args;
  }
}
`;
}
