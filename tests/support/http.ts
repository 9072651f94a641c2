import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

interface Response {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request, or opens a WebSocket. POST and PUT have a body. */
export function send(options: RequestOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(options);
    clientRequest.on('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += String(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    // The server has accepted a WebSocket.
    clientRequest.on('upgrade', ({ statusCode: status, headers }, socket) => {
      socket.destroy();
      resolve({ status, headers, body: '' });
    });
    clientRequest.on('error', reject);
    const hasBody = options.method === 'POST' || options.method === 'PUT';
    clientRequest.end(hasBody ? 'x'.repeat(1000) : '');
  });
}

/** Returns the options of a request that opens a WebSocket. */
export const socketOptions = (protocol: string, headers = {}) => ({
  headers: {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': protocol,
    ...headers,
  },
});
