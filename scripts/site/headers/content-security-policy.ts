/** What the pages hold or show beyond the site's own files. */
export interface PageNeeds {
  /** The address of the map in the pages. */
  map: string;
  /** The hash of the styles that stand in each page, such as `sha256-…`. */
  styles: string;
}

/**
 * The Content-Security-Policy (Level 3) of the whole site: nothing but what is named here is
 * loaded, run, framed or sent. No code may write HTML or script as text (Trusted Types); the
 * one policy that may be made gives the address of the service worker.
 */
export function contentSecurityPolicy({ map, styles }: PageNeeds): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'${styles}'`],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [new URL(map).origin],
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['service-worker'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
