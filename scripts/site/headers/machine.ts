/** What a server's configuration must know of the machine that it stands on. */
export interface Machine {
  /** The name of the host, such as `shop.example`. */
  name: string;
  /** Where the content of dist/ lies. */
  folder: string;
  /** The files of the TLS certificate and of its key. */
  certificate: string;
  key: string;
  /** Where it listens: its addresses, those of IPv6 in brackets, and its ports. */
  addresses: readonly string[];
  ports: { http: number; https: number };
}

/**
 * A machine as Debian and Let's Encrypt lay it out.
 * @param website the public address of the site; without one a name stands there to be replaced
 */
export function usualMachine(website = 'https://shop.example'): Machine {
  const { hostname } = new URL(website);
  return {
    name: hostname,
    folder: `/var/www/${hostname}`,
    certificate: `/etc/letsencrypt/live/${hostname}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${hostname}/privkey.pem`,
    addresses: ['0.0.0.0', '[::]'],
    ports: { http: 80, https: 443 },
  };
}
