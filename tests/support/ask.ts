import { request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  /** Where the answer leads on to, if it does. */
  location: string | undefined;
  type: string;
  text: string;
}

/** Asks a site for a path exactly as it is written; a browser or fetch would tidy it up first. */
export function ask(site: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('end', () => {
        const { location, 'content-type': type = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, location, type, text });
      });
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Sends what no client would send, and gives back the first line of the answer. */
export function sendRaw(site: string, target: string): Promise<string> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`;
    const socket = connect(Number(port), hostname, () => socket.write(head));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.once('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.once('error', reject);
  });
}
