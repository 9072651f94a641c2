import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../../scripts/site/headers/content-security-policy.ts';
import { hashOf } from '../../../scripts/site/headers/hashes.ts';
import {
  headersFile,
  headersFor,
  readHeadersFile,
} from '../../../scripts/site/headers/headers-file.ts';
import { caching, securityHeaders } from '../../../scripts/site/headers/security-headers.ts';

const styles = 'sha256-b25l+/A=';
const headers = securityHeaders({ map: 'https://maps.example/embed?at=1%2C2', styles });

/** The policy as browsers read it: values by directive. */
function directives(policy: string): Record<string, string[]> {
  const parts = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values]));
}

test('the policy allows nothing that is not named, and names nothing unsafe', () => {
  const policy = contentSecurityPolicy({ map: 'https://maps.example/', styles });
  expect(directives(policy)).toMatchObject({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'${styles}'`],
    'require-trusted-types-for': ["'script'"],
  });
  expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/maps\.example)|data:/);
});

test('the host of the map may be framed, and no other', () => {
  const map = 'https://www.google.com/maps/embed?pb=!1m18';
  const policy = contentSecurityPolicy({ map, styles });
  expect(directives(policy)['frame-src']).toEqual(['https://www.google.com']);
});

test('a hash is written as browsers read it', () => {
  // The SHA-256 of no bytes at all, as it stands in every table.
  expect(hashOf('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('the file _headers sends the headers everywhere, and lets assets be kept', () => {
  const rules = readHeadersFile(headersFile(headers));
  expect(headersFor(rules, '/about')).toEqual(headers);
  expect(headersFor(rules, '/assets/sofa.svg')).toEqual({
    ...headers,
    'Cache-Control': caching.assets,
  });
});

test('no header is too long for Cloudflare Pages, which reads lines of 2000 characters', () => {
  const lines = headersFile(headers).split('\n');
  expect(lines.filter(({ length }) => length > 1500)).toEqual([]);
});
