import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../../../scripts/loopback/free-port.ts';
import { untilListening } from '../../../../scripts/loopback/until-listening.ts';

test('A server that starts a little later is waited for', async () => {
  const port = await freePort();
  let isReached = false;
  const wait = async () => {
    await untilListening(`http://127.0.0.1:${port}/`, 30_000);
    isReached = true;
  };
  const reached = wait();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(isReached).toBe(false);
  const server = createServer((socket) => socket.on('error', () => {})).listen(port, '127.0.0.1');
  await once(server, 'listening');
  await reached;
  server.close();
});

test('Where nothing ever listens, the address is told', async () => {
  const address = `http://127.0.0.1:${await freePort()}`;
  await expect(untilListening(address, 20)).rejects.toThrow(`nothing listens at ${address}`);
});
