import { expect } from 'vitest';
import { revisionOf } from '../../src/compiler/read/files/revision.ts';
import { blobId } from '../../src/compiler/read/files/blob-id.ts';
import { daysWaiting } from '../../src/staff/draft/actions.ts';
import { token } from '../support/github.ts';
import { rewrite, test, textIn, textOn, type Phone } from '../support/github-phone.ts';
import { jpegPhoto } from '../support/photos.ts';
import { saying } from '../support/saying.ts';

const payment = 'content/faq/payment.mdx';
const delivery = 'content/faq/delivery.mdx';
const about = 'content/pages/about.mdx';
const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';

const send = ({ publishing }: Phone, title = 'A question', body = 'Sita') =>
  publishing.send({ title, body });

const stepOf = ({ publishing }: Phone) => publishing.state()?.step;

test('sends a change, and follows it until visitors see it', async ({
  gitHub,
  host,
  openPhone,
}) => {
  const phone = await openPhone();
  const { session, publishing } = phone;
  expect(publishing.hasUnsent()).toBe(false);
  await rewrite(phone, payment, question, changed);
  expect(gitHub.writes()).toEqual([]);
  expect(publishing.hasUnsent()).toBe(true);
  await send(phone);
  const [request, ...others] = gitHub.requests();
  expect(others).toEqual([]);
  const branch = request?.branch ?? '';
  expect(request).toMatchObject({ state: 'OPEN', title: 'A question', body: 'Sita' });
  expect(gitHub.branches()).toEqual(['main', branch]);
  expect(gitHub.log(branch)).toBe('A question\n\nSita');
  expect(gitHub.read(branch, payment)).toContain(changed);
  expect(gitHub.read('main', payment)).toContain(question);
  expect(publishing.state()).toMatchObject({ step: 'waiting', request: { number: 1 } });
  expect(publishing.hasUnsent()).toBe(false);
  await publishing.refresh();
  expect(stepOf(phone)).toBe('waiting');

  gitHub.merge(1);
  await publishing.refresh();
  expect(stepOf(phone)).toBe('published');
  // The saves of what is published cannot be undone, and nothing is left to send.
  expect(session.state()).toMatchObject({ saves: [], changes: [] });
  host.revision = 'the version before';
  await publishing.refresh();
  expect(stepOf(phone)).toBe('published');
  host.revision = revisionOf(session.published());
  await publishing.refresh();
  expect(publishing.state()).toMatchObject({
    step: 'live',
    liveOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(stepOf(await phone.reopen())).toBe('live');
  expect(await session.contentChanges()).toEqual([]);

  // The next change gets a branch and a request of its own.
  await rewrite(phone, payment, changed, 'How can I pay?');
  await send(phone);
  expect(gitHub.requests().map(({ state }) => state)).toEqual(['MERGED', 'OPEN']);
  expect(gitHub.read(gitHub.requests()[1]?.branch ?? '', payment)).toContain('How can I pay?');
});

test('counts what is not sent, and lists what was published', async ({ gitHub, openPhone }) => {
  const phone = await openPhone();
  const { publishing, session } = phone;
  const count = () => {
    const { notSent, takenBack, sent } = publishing.actions();
    return [notSent.length, takenBack.length, sent.length];
  };
  await rewrite(phone, payment, question, changed);
  await rewrite(phone, about, 'Wood that has been', 'Timber that has been');
  expect(count()).toEqual([2, 0, 0]);
  await send(phone, 'Two', 'One\nTwo\n\nSita');
  expect(count()).toEqual([0, 0, 2]);
  const days = (sentAt: string) => daysWaiting({ branch: '', base: '', step: 'waiting', sentAt });
  expect([days(new Date().toISOString()), days('2026-01-01T00:00:00Z') > 2]).toEqual([0, true]);
  await rewrite(phone, delivery, 'Will you', 'Do you');
  const [undone] = publishing.actions().sent;
  await session.undo(undone?.id ?? 0);
  expect(count()).toEqual([1, 1, 1]);
  // The open request gets the new rows.
  await send(phone, 'Three', 'One\nThree\n\nSita');
  expect(gitHub.requests()).toMatchObject([{ title: 'Three', body: 'One\nThree\n\nSita' }]);
  expect(count()).toEqual([0, 0, 2]);
  expect(await publishing.history()).toEqual([]);
  gitHub.close(1);
  await publishing.refresh();
  // What a colleague has declined is not sent.
  expect(count()).toEqual([2, 0, 0]);
  await send(phone, 'Three', 'One\nThree\n\nSita');
  gitHub.merge(2);
  expect(await publishing.history()).toEqual([
    { mergedAt: expect.stringMatching(/^2030-01-01T/), person: 'Sita', rows: ['One', 'Three'] },
  ]);
});

test('remembers that Send has failed because of the connection', async ({ gitHub, openPhone }) => {
  const phone = await openPhone();
  await rewrite(phone, payment, question, changed);
  gitHub.fail(() => 'abort');
  await expect(send(phone)).rejects.toThrow();
  expect(phone.publishing.isPending()).toBe(true);
  const opened = await phone.reopen();
  expect(opened.publishing.isPending()).toBe(true);
  gitHub.fail();
  await send(opened);
  expect(opened.publishing.isPending()).toBe(false);
});

test('does not send again what was published while the next Send got no answer', async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  const { publishing, session } = phone;
  const rows = (name: 'notSent' | 'sent' | 'takenBack') => {
    const saves = publishing.actions()[name];
    return saves.map(({ differences: [change] }) => change && 'file' in change && change.file);
  };
  await rewrite(phone, payment, question, changed);
  await send(phone);
  await rewrite(phone, about, 'Wood that has been', 'Timber that has been');
  gitHub.fail((name) => (name === 'createCommitOnBranch' ? 'abort' : undefined));
  await expect(send(phone)).rejects.toThrow();
  expect([rows('notSent'), rows('sent')]).toEqual([[about], [payment]]);
  gitHub.fail();
  gitHub.merge(1);
  await publishing.refresh();
  expect([rows('notSent'), rows('sent')]).toEqual([[about], []]);
  await send(phone);
  expect([rows('notSent'), rows('sent')]).toEqual([[], [about]]);

  // What is undone while it is being sent is in the request.
  await rewrite(phone, delivery, 'Will you', 'Do you');
  const [save] = publishing.actions().notSent;
  let undone: Promise<unknown> | undefined;
  gitHub.fail((name) => {
    if (name === 'updatePullRequest') undone ??= session.undo(save?.id ?? 0);
    return undefined;
  });
  await send(phone);
  await undone;
  expect([rows('sent'), rows('takenBack')]).toEqual([[about], [delivery]]);
});

test('sends the removal of a question in all languages', async ({ gitHub, openPhone }) => {
  const phone = await openPhone();
  await phone.session.removeAll({ file: payment });
  await send(phone);
  const branch = gitHub.requests()[0]?.branch ?? '';
  for (const file of [payment, payment.replace('content', 'content/ne')]) {
    expect(gitHub.read(branch, file)).toBeUndefined();
    expect(gitHub.read('main', file)).toBeDefined();
  }
});

test('sends a photo with the text that shows it', async ({ gitHub, openPhone }) => {
  const phone = await openPhone();
  const photo = Uint8Array.from(await jpegPhoto(90, 60));
  const { file, id = '', expected } = await phone.session.open({ source: `${about}:9:1` });
  await phone.session.addPhoto({
    photo,
    descriptions: { en: 'An old chest', ne: 'पुरानो बाकस' },
    place: { file, id, expected },
  });
  await send(phone);
  const branch = gitHub.requests()[0]?.branch ?? '';
  expect(gitHub.list(branch)).toContain('content/pictures/an-old-chest.jpg');
  expect(gitHub.read(branch, about)).toContain('![An old chest](an-old-chest)');
});

test("takes over a colleague's change, and sends it back unchanged", async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  await rewrite(phone, payment, question, changed);
  gitHub.edit(delivery, (text) => text.replace(/^question: .*$/m, 'question: Do you bring it?'));
  await phone.session.refresh();
  expect(textOn(phone, delivery)).toContain('Do you bring it?');
  expect(textOn(phone, payment)).toContain(changed);
  await send(phone);
  gitHub.merge(1);
  expect(gitHub.read('main', delivery)).toContain('Do you bring it?');
  expect(gitHub.read('main', payment)).toContain(changed);
});

test('sends nothing while somebody else has changed the same lines', async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  const { session, publishing } = phone;
  await rewrite(phone, payment, question, changed);
  gitHub.edit(payment, (text) => text.replace(question, 'What about money?'));
  await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
  expect(gitHub.writes()).toEqual([]);
  const [conflict, ...others] = session.state().conflicts;
  expect(others).toEqual([]);
  if (!conflict) throw new Error('There is no conflict.');
  expect(conflict).toMatchObject({ path: payment, merged: undefined });
  expect(textIn(conflict.theirs)).toContain('What about money?');
  await session.resolve(conflict, conflict.theirs);
  expect(textOn(phone, payment)).toContain('What about money?');
  expect(session.state()).toMatchObject({ conflicts: [], changes: [] });
  expect(publishing.hasUnsent()).toBe(false);
  // Undo brings the text that was not chosen, and nothing else.
  await session.undo(session.state().saves[0]?.id ?? 0);
  expect(textOn(phone, payment)).toContain(changed);
  expect(session.state().conflicts).toEqual([]);
});

test('offers both changes if they are in different lines of a file', async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  await rewrite(phone, about, 'Wood that has been', 'Timber that has been');
  gitHub.edit(about, (text) => text.replace('## How it began', '## Our first years'));
  await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
  const [conflict] = phone.session.state().conflicts;
  if (!conflict?.merged) throw new Error('The changes are not merged.');
  await phone.session.resolve(conflict, conflict.merged);
  await send(phone);
  gitHub.merge(1);
  expect(gitHub.read('main', about)).toMatch(/Timber that has been[^]*## Our first years/);
});

test('adds what is sent next to the open request, beside what a colleague changed in it', async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  const { session } = phone;
  await rewrite(phone, payment, question, changed);
  await send(phone);
  const branch = gitHub.requests()[0]?.branch ?? '';
  gitHub.edit(delivery, (text) => `${text}\nAsk the desk.\n`, branch);
  await rewrite(phone, payment, changed, 'How can I pay?');
  await send(phone);
  expect(gitHub.read(branch, payment)).toContain('How can I pay?');
  expect(gitHub.read(branch, delivery)).toContain('Ask the desk.');
  expect(textOn(phone, delivery)).toContain('Ask the desk.');

  // A colleague changes the same line in the request.
  gitHub.edit(payment, (text) => text.replace('How can I pay?', 'Cash or card?'), branch);
  await rewrite(phone, payment, 'How can I pay?', 'How do I pay?');
  await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
  expect(gitHub.read(branch, payment)).toContain('Cash or card?');
  // The conflict stays when the page is opened again.
  const opened = await phone.reopen();
  const [conflict] = opened.session.state().conflicts;
  if (!conflict) throw new Error('There is no conflict.');
  expect(textIn(conflict.theirs)).toContain('Cash or card?');
  await opened.session.resolve(conflict, conflict.mine);
  await send(opened);
  expect(gitHub.read(branch, payment)).toContain('How do I pay?');
  expect(gitHub.read(branch, delivery)).toContain('Ask the desk.');
  expect(gitHub.requests()).toHaveLength(1);

  gitHub.merge(1);
  await opened.publishing.refresh();
  expect(opened.session.state()).toMatchObject({ saves: [], changes: [], conflicts: [] });
  expect(session.state().changes).not.toEqual([]);
});

test('replaces the open request after the default branch has changed', async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  await rewrite(phone, payment, question, changed);
  await send(phone);
  gitHub.edit(delivery, (text) => `${text}\nAsk the desk.\n`);
  await rewrite(phone, payment, changed, 'How can I pay?');
  await send(phone, 'Two questions, fixes #1', 'Hari, with @ram');
  const [first, second, ...others] = gitHub.requests();
  expect(others).toEqual([]);
  expect(first?.state).toBe('CLOSED');
  // GitHub mentions nobody and closes nothing because of what staff write.
  expect(second).toMatchObject({
    state: 'OPEN',
    title: 'Two questions, fixes #\u200B1',
    body: 'Hari, with @\u200Bram\n\nReplaces #1.',
  });
  expect(gitHub.log(second?.branch ?? '')).not.toMatch(/#1|@ram/);
  expect(second?.branch).not.toBe(first?.branch);
  gitHub.merge(2);
  expect(gitHub.read('main', payment)).toContain('How can I pay?');
  expect(gitHub.read('main', delivery)).toContain('Ask the desk.');
});

test('says that a check has failed, and that a colleague has declined', async ({
  gitHub,
  openPhone,
}) => {
  const phone = await openPhone();
  await rewrite(phone, payment, question, changed);
  await send(phone);
  for (const [state, step] of [
    ['FAILURE', 'failed'],
    ['SUCCESS', 'waiting'],
    ['ERROR', 'failed'],
  ]) {
    gitHub.setChecks(state);
    await phone.publishing.refresh();
    expect(stepOf(phone)).toBe(step);
  }
  gitHub.close(1);
  await phone.publishing.refresh();
  expect(stepOf(phone)).toBe('closed');
  expect(textOn(phone, payment)).toContain(changed);
  expect(phone.publishing.hasUnsent()).toBe(true);
  await send(phone);
  expect(gitHub.requests().map(({ state }) => state)).toEqual(['CLOSED', 'OPEN']);
  expect(stepOf(phone)).toBe('waiting');
});

test('shows the last version without errors, and its errors, on a new phone', async ({
  gitHub,
  openPhone,
}) => {
  gitHub.edit(payment, (text) => text.replace('order: ', 'oder: '));
  gitHub.edit(delivery, (text) => text.replace(/^question: .*$/m, 'question: Do you bring it?'));
  const phone = await openPhone();
  const shown = () => {
    const files = phone.session.state().valid?.files ?? [];
    return files.find(({ textFile }) => textFile.path === delivery)?.textFile.text;
  };
  expect(shown()).not.toContain('Do you bring it?');
  const { errors } = phone.session.state().content;
  expect(errors.map(({ path }) => path)).toEqual([payment]);
  gitHub.edit(payment, (text) => text.replace('oder: ', 'order: '));
  await phone.session.refresh();
  expect(phone.session.state().content.errors).toEqual([]);
  expect(shown()).toContain('Do you bring it?');
});

test('lists what would stop publishing, before anything is sent', async ({ gitHub, openPhone }) => {
  const long = 'Answers to the Questions of Customers about Transport and Money';
  gitHub.edit('content/pages/faq.mdx', (text) => text.replace(/^title: .*$/m, `title: ${long}`));
  const { publishing } = await openPhone();
  const messages = publishing.tasks().map(({ message }) => message);
  expect(messages).toContainEqual(
    saying(/^The title has \d+ characters with its facts\. Shorten it\./),
  );
  expect(messages).toContainEqual(saying(/is only an example\. Write the real one/));
  expect(gitHub.writes()).toEqual([]);
});

test('loads each photo and each old text once', async ({ gitHub, openPhone }) => {
  const translation = 'content/ne/faq/payment.mdx';
  const original = blobId({ text: gitHub.read('main', payment) ?? '' });
  gitHub.write('content/pictures/chest.jpg', await jpegPhoto(90, 60));
  gitHub.edit(translation, (text) =>
    text.replace('reviewed: false', `translated_from: ${original}`),
  );
  gitHub.edit(payment, (text) => text.replace(question, changed));
  const count = (name: string) => gitHub.calls().filter((call) => call === name).length;
  const phone = await openPhone();
  expect(count('blobs')).toBe(1);
  const { stale } = await phone.session.open({ source: `${translation}:2:1` });
  expect(stale).toEqual([
    { sign: '-', sentence: question },
    { sign: '+', sentence: changed },
  ]);
  expect(count('readLongText')).toBe(1);

  const { session } = await phone.reopen();
  gitHub.edit(payment, (text) => text.replace(changed, 'How can I pay?'));
  await session.refresh();
  const again = await session.open({ source: `${translation}:2:1` });
  expect(again.stale?.at(-1)).toEqual({ sign: '+', sentence: 'How can I pay?' });
  expect([count('blobs'), count('readLongText')]).toEqual([1, 1]);
});

test('asks GitHub for the content only after a change', async ({ gitHub, openPhone }) => {
  const phone = await openPhone();
  const { session, publishing } = phone;
  expect(gitHub.calls()).toEqual(['readFiles']);
  await session.refresh();
  await publishing.refresh();
  expect(gitHub.calls()).toEqual(['readFiles', 'readRevision']);
  // A save does not wait for the network.
  await rewrite(phone, payment, question, changed);
  expect(gitHub.calls()).toEqual(['readFiles', 'readRevision']);
  // Opened again, the phone shows what it has read last.
  const opened = await phone.reopen();
  expect(textOn(opened, payment)).toContain(changed);
  expect(gitHub.calls()).toHaveLength(2);
});

test('puts the token into no commit and no request', async ({ gitHub, openPhone }) => {
  const phone = await openPhone();
  await rewrite(phone, payment, question, changed);
  await send(phone);
  expect(gitHub.texts().filter((text) => text.includes(token))).toEqual([]);
});
