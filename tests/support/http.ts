import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

interface Response {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request or opens a socket as another program does. POST and PUT have a body. */
export function send(options: RequestOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(options);
    sent.on('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += String(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    sent.on('upgrade', ({ statusCode: status, headers }, socket) => {
      socket.destroy();
      resolve({ status, headers, body: '' });
    });
    sent.on('error', reject);
    sent.end(options.method?.startsWith('P') ? 'x'.repeat(1000) : '');
  });
}

/** Returns the options of a request that opens a WebSocket. */
export const openSocket = (protocol: string, headers = {}) => ({
  headers: {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': protocol,
    ...headers,
  },
});
