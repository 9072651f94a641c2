import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks for a line in the terminal, without showing what is typed. */
export async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(question);
  // readline echoes what is typed to its output.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as string[];
  lines.close();
  stderr.write('\n');
  return line?.trim() ?? '';
}
