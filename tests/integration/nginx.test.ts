import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, vi } from 'vitest';
import { nginxSite } from '../../scripts/site/headers/nginx.ts';
import { caching, securityHeaders } from '../../scripts/site/headers/security-headers.ts';

const headers = securityHeaders({ map: 'https://maps.example/', styles: 'sha256-b25l+/A=' });

/** Debian keeps it where only root looks for programs. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const hasNginx = spawnSync('nginx', ['-v'], { env }).error === undefined;

const files = {
  'index.html': 'Home',
  'about.html': 'About',
  '404.html': 'Nothing here',
  'ne.html': 'घर',
  'ne/faq.html': 'प्रश्न',
  'ne/404.html': 'यहाँ केही छैन',
  'assets/chair-1a2b.js': `'${'chair '.repeat(500)}'`,
  'assets/chair-1a2b.avif': 'a picture '.repeat(500),
  'manifest.webmanifest': '{}',
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A small site in two languages, served by nginx at a socket, without the certificate. */
const test = base.extend<{
  ask: (address: string, wanted?: OutgoingHttpHeaders) => Promise<Answer>;
}>({
  ask: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(folder, 'site', name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      const site = nginxSite(headers, ['/ne'], 'https://shop.example')
        .replace('listen 0.0.0.0:443 ssl http2', `listen unix:${folder}/socket`)
        .replace('listen 0.0.0.0:80', `listen unix:${folder}/plain`)
        .replaceAll(/^ *(?:listen \[::\]|ssl_).*\n/gm, '')
        .replace('/var/www/shop.example', `${folder}/site`);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(
        path.join(folder, 'nginx.conf'),
        `daemon off; master_process off; pid ${folder}/pid; events {}
        http { access_log off; ${paths.join(' ')} ${site} }`,
      );
      const nginx = spawn('nginx', ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await vi.waitUntil(() => existsSync(`${folder}/socket`), 10_000);
      await use((address, wanted) => get(`${folder}/socket`, address, wanted));
      nginx.kill();
      await once(nginx, 'close');
      rmSync(folder, { recursive: true });
    },
    { scope: 'file' },
  ],
});

function get(socketPath: string, address: string, wanted = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: address, headers: wanted }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
    })
      .once('error', reject)
      .end();
  });
}

test.skipIf(!hasNginx).for([
  ['/none', 'Nothing here'],
  ['/404', 'Nothing here'],
  ['/404.html', 'Nothing here'],
  ['/other/404.html', 'Nothing here'],
  ['/nextdoor', 'Nothing here'],
  ['/assets/gone-1a2b.js', 'Nothing here'],
  ['/ne/none', 'यहाँ केही छैन'],
  ['/ne/none/there', 'यहाँ केही छैन'],
  ['/ne/404', 'यहाँ केही छैन'],
  ['/ne/404.html', 'यहाँ केही छैन'],
] as const)(
  'nginx answers %s with the missing page in the language of the addresses around it, which nobody may keep',
  async ([address, text], { ask }) => {
    const answer = await ask(address);
    expect([answer.status, answer.text]).toEqual([404, text]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': caching.others,
    });
  },
);

test.skipIf(!hasNginx).for([
  ['/', 'text/html; charset=utf-8', caching.others],
  ['/about', 'text/html; charset=utf-8', caching.others],
  ['/ne', 'text/html; charset=utf-8', caching.others],
  ['/ne/faq', 'text/html; charset=utf-8', caching.others],
  ['/manifest.webmanifest', 'application/manifest+json', caching.others],
  ['/assets/chair-1a2b.js', 'text/javascript; charset=utf-8', caching.assets],
  ['/assets/chair-1a2b.avif', 'image/avif', caching.assets],
] as const)(
  'nginx serves %s with its type, all headers of the site and the time that it may be kept',
  async ([address, type, keep], { ask }) => {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    expect(answer.headers).toMatchObject({
      ...Object.fromEntries(lower),
      'content-type': type,
      'cache-control': keep,
    });
  },
);

test.skipIf(!hasNginx)('nginx compresses scripts, and no pictures', async ({ ask }) => {
  for (const [file, encoding] of [
    ['js', 'gzip'],
    ['avif', undefined],
  ] as const) {
    const answer = await ask(`/assets/chair-1a2b.${file}`, { 'Accept-Encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe(encoding);
  }
});

test.skipIf(!hasNginx).for([
  ['/index.html', '/'],
  ['/about/', '/about'],
  ['/about.html?x=1', '/about?x=1'],
  ['/ne/', '/ne'],
  ['/ne/faq.html', '/ne/faq'],
  ['/assets/', '/assets'],
] as const)(
  'nginx leads from %s to the one address that a page may have, which nobody may keep',
  async ([from, to], { ask }) => {
    const { status, headers: sent } = await ask(from);
    expect([status, sent.location, sent['cache-control']]).toEqual([301, to, caching.others]);
  },
);

test.skipIf(!hasNginx)('a file that may be kept may also be kept on', async ({ ask }) => {
  const { headers: sent } = await ask('/assets/chair-1a2b.avif');
  const again = await ask('/assets/chair-1a2b.avif', { 'If-None-Match': sent.etag });
  expect([again.status, again.headers['cache-control']]).toEqual([304, caching.assets]);
});
