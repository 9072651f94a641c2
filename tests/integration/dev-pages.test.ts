import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Folder } from '../support/folder.ts';
import { project } from '../support/folders.ts';
import { copySite, startDevServer, type Site } from '../support/sites.ts';

const payment = 'content/faq/payment.mdx';
const question = 'Which ways of payment are there?';

let copy: Folder;
let site: Site;
let server: ViteDevServer;

/** What the server does before it goes on with a page that it is rendering. */
let meanwhile: (() => Promise<void>) | undefined;
/** Called after the server has handled a changed file. */
let onChange: (() => void) | undefined;

beforeAll(async () => {
  copy = copySite();
  site = await startDevServer(copy, [
    {
      name: 'edit-while-rendering',
      configureServer(started) {
        server = started;
      },
      async transform(_, id) {
        if (this.environment.name !== 'ssr' || !id.endsWith('/app/Footer.tsx')) return;
        const act = meanwhile;
        meanwhile = undefined;
        await act?.();
      },
      hotUpdate: {
        order: 'post',
        handler() {
          if (this.environment.name === 'worker') onChange?.();
        },
      },
    },
  ]);
}, 180_000);

afterAll(async () => {
  await site?.close();
  copy?.discard();
});

/** Changes a file, and waits until the server has handled the change. */
async function changed(change: () => unknown) {
  const handled = new Promise<void>((resolve) => (onChange = resolve));
  await change();
  await handled;
}

/** Asks for a page whose rendering is interrupted. */
async function interrupt(act: () => Promise<void>) {
  let isInterrupted = false;
  // Evaluates all modules again.
  await changed(() => server.watcher.emit('change', path.join(project, 'src/site/app/Footer.tsx')));
  meanwhile = () => {
    isInterrupted = true;
    return act();
  };
  const response = await fetch(`${site.url}/faq`);
  const text = await response.text();
  expect(isInterrupted).toBe(true);
  return { status: response.status, text };
}

test('renders a page again if the content changes meanwhile', async () => {
  const { status, text } = await interrupt(() =>
    changed(() => copy.edit(payment, (before) => before.replace(question, 'How does one pay?'))),
  );
  expect(status, text).toBe(200);
  expect(text).toContain('How does one pay?');
  expect(text).not.toContain(question);
});

test('renders a page again if the code changes meanwhile', async () => {
  const contexts = path.join(project, 'src/site/model/contexts.ts');
  const { status, text } = await interrupt(() =>
    changed(() => server.watcher.emit('change', contexts)),
  );
  expect(status, text).toBe(200);
});
