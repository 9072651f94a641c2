import { contentSecurityPolicy, type PageNeeds } from './content-security-policy.ts';

/** HTTP headers: values by name. */
export type Headers = Readonly<Record<string, string>>;

/** What browsers may do is not asked of any visitor here, so none of it is allowed. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
];

/** How long an answer may be kept without asking again (RFC 9111, RFC 8246). */
export const caching = {
  /** Files below /assets/, whose names change with what they hold. */
  assets: 'public, max-age=31536000, immutable',
  /** All others, and every error. */
  others: 'no-cache',
};

/**
 * The headers that every answer of the site bears. They stand here only: the files for all hosts
 * are written from them, and `npm run preview` and the browser tests send them.
 */
export function securityHeaders(needs: PageNeeds): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(needs),
    'Strict-Transport-Security': 'max-age=63072000',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
