import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

interface Response {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request. POST and PUT have a body. */
export function send(options: RequestOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(options);
    clientRequest.on('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += String(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    clientRequest.on('error', reject);
    const hasBody = options.method === 'POST' || options.method === 'PUT';
    clientRequest.end(hasBody ? 'x'.repeat(1000) : '');
  });
}
