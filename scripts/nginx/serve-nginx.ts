import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Headers } from '../site/headers/security-headers.ts';
import type { Machine } from '../site/headers/machine.ts';
import { nginxSite } from '../site/headers/nginx.ts';
import { makeCertificate } from '../loopback/certificate.ts';
import { freePort } from '../loopback/free-port.ts';
import { findNginx } from './find-nginx.ts';

/** nginx as a child process that serves a built site. */
export interface NginxServer {
  /** The file of its certificate, as PEM, made for `localhost` and signed by itself. */
  certificate: string;
  stop: () => Promise<void>;
}

/**
 * Serves a built site by nginx on the loopback address, with the configuration that the build
 * writes for a host.
 * @param folder the folder of the built site
 * @param ports where it listens; `freePorts` finds some
 * @throws where nginx cannot be had, and with what it says when it does not start
 */
export async function serveNginx(
  folder: string,
  headers: Headers,
  ports: Machine['ports'],
): Promise<NginxServer> {
  const programs = findNginx();
  if (!programs) throw new Error('this needs nginx and openssl; install both');
  const { nginx, openssl } = programs;
  if (await answers(ports.https)) throw new Error(`something else has port ${ports.https}`);

  const home = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
  const [certificate, key] = [path.join(home, 'certificate.pem'), path.join(home, 'key.pem')];
  makeCertificate(openssl, certificate, key);

  const machine = { name: 'localhost', folder, certificate, key, addresses: ['127.0.0.1'], ports };
  await writeFile(path.join(home, 'site.conf'), nginxSite(headers, machine));
  await writeFile(path.join(home, 'nginx.conf'), mainConfiguration);

  const child = spawn(nginx, ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await listening(child, ports.https);
  const stop = async () => {
    const end = once(child, 'exit');
    child.kill();
    await end;
    await rm(home, { recursive: true });
  };
  return { certificate, stop };
}

/** One process in the foreground, which keeps all that it writes in its own folder. */
const mainConfiguration = `
daemon off;
master_process off;
pid nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;

/** Two ports of the loopback address at which nothing listens. */
export async function freePorts(): Promise<Machine['ports']> {
  return { http: await freePort(), https: await freePort() };
}

/** Waits until something listens at a port of the loopback address. */
async function listening(child: ChildProcess, port: number) {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${said}`);
    await setTimeout(50);
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
