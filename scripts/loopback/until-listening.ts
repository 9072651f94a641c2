import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * Waits until something listens at an address. Asking costs a server that is starting nothing.
 * @param patience how long to wait, in ms
 * @throws where nothing listens then
 */
export async function untilListening(address: string, patience: number) {
  const { hostname, port } = new URL(address);
  const end = Date.now() + patience;
  while (!(await listens(hostname, Number(port)))) {
    if (Date.now() > end) throw new Error(`nothing listens at ${address}`);
    await setTimeout(5);
  }
}

async function listens(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
