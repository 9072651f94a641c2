import { describe, expect, test } from 'vitest';
import { caddyfile } from '../../../../scripts/hosting/caddy.ts';
import {
  headersFile,
  headersFor,
  readHeadersFile,
} from '../../../../scripts/site/headers/headers-file.ts';
import { caching, securityHeaders } from '../../../../scripts/site/headers/security-headers.ts';
import { usualMachine } from '../../../../scripts/site/headers/machine.ts';
import { nginxSite } from '../../../../scripts/site/headers/nginx.ts';
import { vercelJson } from '../../../../scripts/hosting/vercel.ts';

const headers = securityHeaders({
  map: 'https://maps.example/embed?at=1%2C2',
  inlineScripts: ['sha256-b25l+/A='],
  inlineStyles: [],
});
const machine = usualMachine('https://shop.example');

/** The headers that a configuration sets by lines of a kind, in their order. */
function found(text: string, line: RegExp) {
  return [...text.matchAll(line)].map(([, name, value]) => [name, value]);
}

describe('Every host is told the same', () => {
  const everywhere = Object.entries(headers);

  test('Netlify and Cloudflare Pages, by _headers', () => {
    const rules = readHeadersFile(headersFile(headers));
    expect(headersFor(rules, '/about')).toEqual(headers);
    expect(headersFor(rules, '/assets/sofa.svg')).toEqual({
      ...headers,
      'Cache-Control': caching.assets,
    });
  });

  test('nginx', () => {
    const text = nginxSite(headers, machine);
    const sent = found(text, /^ {2}add_header (\S+) "(.*)" always;$/gm);
    expect(sent).toEqual([...everywhere, ['Cache-Control', '$site_caching']]);
    expect(text).toContain(`default "${caching.others}";`);
    expect(text).toContain(`~^/assets/ "${caching.assets}";`);
  });

  test('Caddy', () => {
    const text = caddyfile(headers, machine);
    expect(found(text, /^\t\t([A-Z]\S+) "(.*)"$/gm)).toEqual(everywhere);
    expect(found(text, /^\theader (\S+) Cache-Control "(.*)"$/gm)).toEqual([
      ['@assets', caching.assets],
      ['@others', caching.others],
    ]);
  });

  test('Vercel, by vercel.json', () => {
    const pairs = ([key, value]: [string, string]) => ({ key, value });
    expect(JSON.parse(vercelJson(headers))).toMatchObject({
      headers: [
        { source: '/(.*)', headers: everywhere.map(pairs) },
        { source: '/assets/(.*)', headers: [pairs(['Cache-Control', caching.assets])] },
      ],
    });
  });
});

describe('The address of the site', () => {
  test('is what servers answer to', () => {
    expect(nginxSite(headers, machine)).toContain('server_name shop.example;');
    expect(caddyfile(headers, machine)).toContain('\nshop.example {\n');
  });

  test('can be missing while there is none', () => {
    expect(usualMachine().name).toMatch(/\.example$/);
  });
});

test('no header is too long for Cloudflare Pages, which reads lines of 2000 characters', () => {
  const lines = headersFile(headers).split('\n');
  expect(lines.filter(({ length }) => length > 1500)).toEqual([]);
});
