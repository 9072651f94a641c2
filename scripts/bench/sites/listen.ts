import type { Http2SecureServer, ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A server that is listening. */
export interface Served {
  /** Without a slash at its end. */
  address: string;
  stop: () => Promise<void>;
}

/** Lets a server listen on this machine alone, at any free port. */
export async function listen(server: Http2SecureServer): Promise<Served> {
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const session of sessions) session.destroy();
    });
  return { address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
