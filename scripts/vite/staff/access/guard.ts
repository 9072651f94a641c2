import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The text of the response to every request without the secret. */
const forbiddenText = 'Scan the code that npm run phone shows to open this site.\n';
const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

type Listener = (request: IncomingMessage, reply: Reply, head?: Buffer) => void;
/** The response of `request` or the socket of `upgrade`, because one listener handles both events. */
type Reply = ServerResponse & Duplex;

/**
 * Rejects all requests and WebSocket upgrades without the secret. The path `/<secret>` moves the
 * secret into a cookie, so that the secret does not appear on pages, in logs or on other websites.
 */
export function guard(server: Server, secret: string): void {
  const reject = {
    request: (response: ServerResponse) =>
      response.writeHead(403, { ...headers, Connection: 'close' }).end(forbiddenText),
    upgrade: (socket: Duplex) => {
      // Without a listener, an error of the socket would end the server.
      socket.on('error', () => undefined);
      const lines = ['HTTP/1.1 403 Forbidden', `Content-Type: ${headers['Content-Type']}`];
      socket.end([...lines, 'Connection: close', '', forbiddenText].join('\r\n'));
    },
  };
  for (const event of ['request', 'upgrade'] as const) {
    const listeners = server.listeners(event) as Listener[];
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, reply: Reply, head?: Buffer) => {
      if (hasSecret(request, secret)) {
        for (const listener of listeners) listener.call(server, request, reply, head);
      } else if (event === 'request' && isSame(request.url?.slice(1), secret)) {
        const cookie = `${cookieName}=${secret}; Path=/; HttpOnly; SameSite=Lax`;
        reply.writeHead(303, { ...headers, Location: '/staff', 'Set-Cookie': cookie }).end();
      } else reject[event](reply);
    });
  }
}

const cookieName = 'staff';

function hasSecret({ headers: { cookie = '' } }: IncomingMessage, secret: string): boolean {
  const cookies = cookie.split(';').map((pair) => pair.trim().split('='));
  return cookies.some(([name, value]) => name === cookieName && isSame(value, secret));
}

/** Compares in constant time, so that response times reveal nothing about the secret. */
function isSame(value = '', secret: string): boolean {
  const [actual, expected] = [Buffer.from(value), Buffer.from(secret)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
