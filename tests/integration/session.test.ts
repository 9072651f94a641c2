import { cpSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { readContent } from '../../scripts/read/read-content.ts';
import type { Compile } from '../../src/compiler/compile.ts';
import { revisionOf } from '../../src/compiler/read/files/revision.ts';
import { ConnectionError } from '../../src/staff/files/staff-error.ts';
import type { Session } from '../../src/staff/draft/session.ts';
import {
  diskTransport,
  memoryStore,
  openFile,
  openSession,
  openText,
  test as base,
} from '../support/edits.ts';
import { jpegPhoto } from '../support/photos.ts';
import { git } from '../support/repository.ts';
import type { SiteCopy } from '../support/site-copy.ts';

/** A test of a page that is opened again and again. All saves are undone after the test. */
const test = base.extend<{ page: ReturnType<typeof createPage> }>({
  page: async ({ content, compile }, use) => {
    const page = createPage(content, compile);
    await use(page);
    const { state, undo } = await page.open();
    // Undo fails for files that the test has changed itself. The copy of the site restores them.
    for (const { id } of state().saves) await undo(id).catch(() => undefined);
  },
});

const payment = 'content/faq/payment.mdx';
const question = 'Which ways of payment are there?';

/** Returns what a page keeps between its visits, and its connection. */
function createPage({ root }: SiteCopy, compile: Compile) {
  const store = memoryStore();
  const disk = diskTransport(root);
  const connection = { isCut: false };
  const connected =
    <Arguments extends unknown[], Result>(call: (...values: Arguments) => Promise<Result>) =>
    (...values: Arguments) => {
      if (connection.isCut) throw new ConnectionError('The line is cut.');
      return call(...values);
    };
  const { read, revision, write = async () => undefined } = disk;
  const transport = {
    ...disk,
    read: connected(async () => read()),
    revision: connected(async () => revision()),
    write: connected(async (...changes: Parameters<typeof write>) => write(...changes)),
  };
  return { connection, open: () => openSession(root, { store, transport, compile }) };
}

/** Saves another question. */
async function ask(session: Session, text: string) {
  const opened = await openText(session, `${payment}:2:1`);
  return session.save({ ...opened, value: text, address: undefined });
}

const shownText = (session: Session) => new TextDecoder().decode(session.readBytes(payment));

test('keeps a save without a connection, and writes it when the connection is back', async ({
  content,
  page,
}) => {
  const before = content.read(payment);
  const { connection, open } = page;
  const session = await open();
  connection.isCut = true;
  expect((await ask(session, 'How may one pay?')).result).toBe('saved');
  expect(session.state()).toMatchObject({ isOnline: false, changes: [{ path: payment }] });
  expect(shownText(session)).toContain('How may one pay?');
  expect(content.read(payment)).toBe(before);
  await session.refresh();
  expect(session.state().isOnline).toBe(false);

  connection.isCut = false;
  const reopened = await open();
  expect(shownText(reopened)).toContain('How may one pay?');
  await reopened.refresh();
  expect(reopened.state()).toMatchObject({ isOnline: true, changes: [] });
  expect(content.read(payment)).toContain('How may one pay?');
  // Undo gives back the same bytes, after the restart too.
  await reopened.undo(reopened.state().saves[0]?.id ?? 0);
  expect(content.read(payment)).toBe(before);
});

test('asks if somebody has changed the same file meanwhile, and overwrites nothing', async ({
  content,
  page,
}) => {
  const { connection, open } = page;
  const session = await open();
  connection.isCut = true;
  await ask(session, 'How may one pay?');
  content.edit(payment, (text) => text.replace(question, 'What about money?'));
  connection.isCut = false;
  await session.refresh();
  const [conflict] = session.state().conflicts;
  if (!conflict) throw new Error('There is no conflict.');
  expect(conflict).toMatchObject({ path: payment, merged: undefined });
  expect(content.read(payment)).toContain('What about money?');
  // Other files are still written.
  const opened = await openFile(session, 'content/faq/sell.mdx');
  await session.save({ ...opened, value: `${opened.value}\nMore.\n`, address: undefined });
  expect(content.read('content/faq/sell.mdx')).toContain('More.');
  expect(content.read(payment)).toContain('What about money?');
  await session.resolve(conflict, conflict.theirs);
  expect(session.state()).toMatchObject({ conflicts: [], changes: [] });
  expect(shownText(session)).toContain('What about money?');
});

test('undoes all saves of a draft after a restart, to the same bytes', async ({
  content,
  page,
}) => {
  const revision = () => revisionOf(readContent(content.root));
  const before = revision();
  const session = await page.open();
  await ask(session, 'How may one pay?');
  await ask(session, 'How can one pay?');
  const texts = { en: { question: 'Do you rent?', body: 'No.' } };
  await session.createEntry({ type: 'faq', values: {}, texts });
  const photo = Uint8Array.from(await jpegPhoto(60, 40));
  await session.addPhoto({ photo, descriptions: { en: 'Chest' }, place: undefined }, true);
  expect(content.exists('content/pictures/chest.jpg')).toBe(true);

  const restarted = await page.open();
  const { saves } = restarted.state();
  expect(saves).toHaveLength(4);
  await expect(restarted.undo(1)).rejects.toMatchObject({ reason: 'undo-later-first' });
  for (const { id } of saves) await restarted.undo(id);
  expect(restarted.state().saves).toEqual([]);
  expect(revision()).toBe(before);
  await expect(restarted.undo(1)).rejects.toMatchObject({ reason: 'undone' });
});

test('shows what another tab of the same browser has saved', async ({ page }) => {
  const [first, second] = [await page.open(), await page.open()];
  await ask(first, 'How may one pay?');
  await second.reload();
  expect(shownText(second)).toContain('How may one pay?');
  expect(second.state().saves).toEqual(first.state().saves);
});

test('shows the files of another branch, and of a folder that replaces content/', async ({
  content,
  page,
}) => {
  const { root } = content;
  const session = await page.open();
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', 'content');
  git(root, 'commit', '--quiet', '--message', 'Content');
  git(root, 'checkout', '--quiet', '-b', 'other');
  content.edit(payment, (text) => text.replace(question, 'What about money?'));
  git(root, 'commit', '--quiet', '--all', '--message', 'Other');
  await session.refresh();
  expect(shownText(session)).toContain('What about money?');
  git(root, 'checkout', '--quiet', 'main');
  await session.refresh();
  expect(shownText(session)).toContain(question);
  content.remove('.git');

  const folder = path.join(root, 'content');
  const replacement = path.join(root, 'replacement');
  cpSync(folder, replacement, { recursive: true });
  content.edit('replacement/faq/payment.mdx', (text) => text.replace(question, 'How do I pay?'));
  rmSync(folder, { recursive: true });
  renameSync(replacement, folder);
  await session.refresh();
  expect(shownText(session)).toContain('How do I pay?');
  // A save writes into the new folder.
  await ask(session, 'How may one pay?');
  expect(content.read(payment)).toContain('How may one pay?');
});
