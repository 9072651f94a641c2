import { expect, test } from 'vitest';
import {
  caching,
  formatHeadersFile,
  headerRules,
  headersFor,
  parseHeadersFile,
  securityHeaders,
  type HttpHeaders,
} from '../../../../scripts/site/headers.ts';
import { staffPolicy } from '../../../../scripts/site/staff-policy.ts';

const headersWith = (mapUrl: string) => securityHeaders(mapUrl, '');
const headers = headersWith('https://maps.example/embed?at=1%2C2');

/** Returns the values of the content security policy by directive. */
function readDirectives(allHeaders: HttpHeaders) {
  const directives = allHeaders['Content-Security-Policy']?.split('; ') ?? [];
  const parts = directives.map((directive) => directive.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values]));
}

test('allows nothing unsafe or unused in the content security policy', () => {
  expect(readDirectives(headers)).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'script-src': ["'self'"],
    // The SHA-256 of the styles, which are an empty text here.
    'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    'require-trusted-types-for': ["'script'"],
  });
  expect(headers['Content-Security-Policy']).not.toMatch(
    /unsafe|\*|https?:(?!\/\/maps\.example)|data:/,
  );
});

test("allows frames only from the map's host", () => {
  const googleHeaders = headersWith('https://www.google.com/maps/embed?pb=!1m18');
  expect(readDirectives(googleHeaders)['frame-src']).toEqual(['https://www.google.com']);
});

test('disables browser features that the site does not use', () => {
  expect(headers['Permissions-Policy']).toMatch(/^(?:[a-z-]+=\(\), )+[a-z-]+=\(\)$/);
});

test('writes the headers and the caching of assets to _headers', () => {
  const rules = parseHeadersFile(formatHeadersFile(headerRules(headers, staffPolicy(''))));
  expect(headersFor(rules, '/about')).toEqual(headers);
  expect(headersFor(rules, '/assets/sofa.avif')).toEqual({
    ...headers,
    'Cache-Control': caching.assets,
  });
});

test('keeps each line of _headers within the 2000 characters that Cloudflare Pages allows', () => {
  const lines = formatHeadersFile(headerRules(headers, staffPolicy(''))).split('\n');
  expect(lines.filter(({ length }) => length > 2000)).toEqual([]);
});

test('gives the staff page its own policy, and leaves the others as they are', () => {
  const rules = parseHeadersFile(formatHeadersFile(headerRules(headers, staffPolicy(''))));
  const staff = readDirectives(headersFor(rules, '/staff'));
  expect(staff).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': ["'self'", 'https://api.github.com'],
    'img-src': ["'self'", 'blob:'],
    'frame-ancestors': ["'none'"],
  });
  expect(staff).not.toHaveProperty('frame-src');
  expect(headersFor(rules, '/staff.html')).toEqual(headersFor(rules, '/staff'));
  expect(readDirectives(headersFor(rules, '/about'))['connect-src']).toEqual(["'self'"]);
  expect(formatHeadersFile(headerRules(headers, undefined))).not.toContain('staff');
});

test('lets a drawing that is opened alone use its styles, and nothing else', () => {
  const rules = parseHeadersFile(formatHeadersFile(headerRules(headers, staffPolicy(''))));
  const drawing = headersFor(rules, '/assets/drawings/hero-1a2b.svg');
  expect(readDirectives(drawing)).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:'],
    'font-src': ['data:'],
    'frame-ancestors': ["'none'"],
  });
  expect(drawing['Cache-Control']).toBe(caching.assets);
});

test('lets other origins show the pictures of shared links and the icons, and nothing else', () => {
  const rules = parseHeadersFile(formatHeadersFile(headerRules(headers, staffPolicy(''))));
  const policyOf = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy'];
  for (const path of [
    ['/share/about-1a2b.png', '/share/ne/about-1a2b.png', '/favicon.ico', '/icon-192.png'],
    ['/icon-512.png', '/apple-touch-icon.png', '/assets/drawings/logo-1a2b.svg'],
  ].flat())
    expect(policyOf(path), path).toBe('cross-origin');
  for (const path of ['/', '/about', '/staff', '/sw.js', '/assets/drawings/hero-1a2b.svg'])
    expect(policyOf(path), path).toBe('same-origin');
});

test('joins the values of a header as Cloudflare Pages does', () => {
  const rules = parseHeadersFile('/*\n  A: 1\n  B: 1\n/x\n  A: 2\n  ! B\n');
  expect(headersFor(rules, '/x')).toEqual({ A: '1, 2' });
});
