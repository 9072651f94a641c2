import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { plugin, test, withEdits, type ProjectCopy } from '../support/project-copy.ts';

/** A port that nothing listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a server at a port of its own until `act` is done with it. */
async function serving(
  copy: ProjectCopy,
  args: readonly string[],
  act: (site: string, said: () => string) => Promise<void>,
) {
  const port = String(await freePort());
  const server = copy.start('vite', ...args, '--host', '127.0.0.1', '--strictPort', '--port', port);
  try {
    let output = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (output.includes(`:${port}`)) resolve();
        });
      }
      server.once('close', () => reject(new Error(output)));
    });
    await act(`http://127.0.0.1:${port}`, () => output);
  } finally {
    server.kill();
    if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
  }
}

test('a preview listens at --port, and serves every later build with its headers', async ({
  copy,
}) => {
  expect((await copy.run('vite', 'build')).code).toBe(0);
  await serving(copy, ['preview'], async (site) => {
    const about = await fetch(`${site}/about`);
    expect(about.status).toBe(200);
    expect(about.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await about.text()).toContain('Wood that has been lived with');
    expect((await fetch(`${site}/parts`)).status).toBe(404);

    copy.edit('dist/parts.html', () => '<h1>Old hinges</h1>');
    expect(await (await fetch(`${site}/parts`)).text()).toContain('Old hinges');
  });
});

test('the dev server answers with rendered pages, in which .env and an added plugin count', async ({
  copy,
}) => {
  copy.edit('.env', () => 'SAID=hello\n');
  await withEdits(copy, plugin, () =>
    serving(copy, [], async (site) => {
      const page = await (await fetch(`${site}/about`)).text();
      expect(page).toContain('Wood that has been lived with');
      expect(page).toContain('data-said="hello"');
    }),
  );
});

test('a mistake stands in the terminal once when it appears, and once when it is gone', async ({
  copy,
}) => {
  const file = 'content/faq/delivery.mdx';
  const misspell = (text: string) => text.replace('order:', 'ordr:');
  const asked = (said: () => string) => expect.poll(said, { timeout: 20_000 });
  await withEdits(copy, { [file]: misspell }, () =>
    serving(copy, [], async (_, said) => {
      await asked(said).toContain('1 error in content');
      copy.edit(file, (text) => `${text}\n{phoen}\n`);
      await asked(said).toContain('2 errors in content');
      copy.edit(file, (text) => text.replace('ordr:', 'order:').replace('{phoen}', ''));
      await asked(said).toContain('0 errors in content');
      expect(said().split('did you mean "order"')).toHaveLength(3);
      expect(said().split(`Gone: ${file}`)).toHaveLength(3);
    }),
  );
});
