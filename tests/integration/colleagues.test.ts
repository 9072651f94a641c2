import { describe, expect } from 'vitest';
import { blobId } from '../../src/compiler/read/files/blob-id.ts';
import { revisionOf } from '../../src/compiler/read/files/revision.ts';
import type { GitHubStandIn } from '../support/github.ts';
import { rewrite, test, textIn, textOn, type Phone } from '../support/github-phone.ts';
import { jpegPhoto } from '../support/photos.ts';

const payment = 'content/faq/payment.mdx';
const delivery = 'content/faq/delivery.mdx';
const about = 'content/pages/about.mdx';
const question = 'Which ways of payment are there?';
const changed = 'How may one pay?';
const again = 'How can I pay?';
const first = 'Wood that has been';

const send = ({ publishing }: Phone) => publishing.send({ title: 'A change', body: 'Sita' });
const stepOf = ({ publishing }: Phone) => publishing.state()?.step;
const statesOf = (gitHub: GitHubStandIn) => gitHub.requests().map(({ state }) => state);
const lastBranch = (gitHub: GitHubStandIn) => gitHub.requests().at(-1)?.branch ?? '';
const conflictsOf = ({ session }: Phone) => session.state().conflicts;

/** Opens a phone, and sends a new question text. */
async function openAndSend(openPhone: () => Promise<Phone>) {
  const phone = await openPhone();
  await rewrite(phone, payment, question, changed);
  await send(phone);
  return phone;
}

/** Chooses a version of the first conflict. */
async function choose(phone: Phone, version: 'mine' | 'theirs' | 'merged') {
  const [conflict] = conflictsOf(phone);
  const chosen = conflict?.[version];
  if (!conflict || !chosen) throw new Error('There is no such version.');
  await phone.session.resolve(conflict, chosen);
}

/** Changes a text that is not about this test, on the site. */
const changeSite = (gitHub: GitHubStandIn) =>
  gitHub.edit('content/faq/sell.mdx', (text) => `${text}\nCome by.\n`);

describe('what a colleague has changed in the open request', () => {
  test('is sent too after the site has changed', async ({ gitHub, openPhone }) => {
    const phone = await openAndSend(openPhone);
    const branch = lastBranch(gitHub);
    gitHub.edit(payment, (text) => text.replace(changed, `${changed} In Nepal?`), branch);
    gitHub.edit(delivery, (text) => `${text}\nAsk the desk.\n`, branch);
    const photo = await jpegPhoto(90, 60);
    gitHub.write('content/pictures/desk.jpg', photo, branch);
    changeSite(gitHub);
    await rewrite(phone, about, first, 'Timber that has been');
    await send(phone);
    expect(statesOf(gitHub)).toEqual(['CLOSED', 'OPEN']);
    expect(textOn(phone, payment)).toContain('How may one pay? In Nepal?');
    gitHub.merge(2);
    expect(gitHub.read('main', payment)).toContain('How may one pay? In Nepal?');
    expect(gitHub.read('main', delivery)).toContain('Ask the desk.');
    expect(gitHub.list('main')).toContain('content/pictures/desk.jpg');
    expect(gitHub.read('main', about)).toContain('Timber that has been');
    expect(gitHub.read('main', 'content/faq/sell.mdx')).toContain('Come by.');
  });

  test('is asked about if it is in the same line, after the site has changed', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    gitHub.edit(payment, (text) => text.replace(changed, 'Cash or card?'), lastBranch(gitHub));
    changeSite(gitHub);
    await rewrite(phone, payment, changed, again);
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    expect(statesOf(gitHub)).toEqual(['OPEN']);
    expect(conflictsOf(phone)).toMatchObject([{ path: payment, place: 'request' }]);
    await choose(phone, 'theirs');
    await rewrite(phone, about, first, 'Timber that has been');
    await send(phone);
    gitHub.merge(2);
    expect(gitHub.read('main', payment)).toContain('Cash or card?');
  });

  test('is still asked about after staff have saved another text', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    gitHub.edit(payment, (text) => text.replace(changed, 'Cash or card?'), lastBranch(gitHub));
    await rewrite(phone, payment, changed, again);
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    await rewrite(phone, about, first, 'Timber that has been');
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    expect(gitHub.read(lastBranch(gitHub), payment)).toContain('Cash or card?');
  });

  test('is still asked about after the colleague has changed another text', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    const branch = lastBranch(gitHub);
    gitHub.edit(payment, (text) => text.replace(changed, 'Cash or card?'), branch);
    await rewrite(phone, payment, changed, again);
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    gitHub.edit(delivery, (text) => `${text}\nAsk the desk.\n`, branch);
    gitHub.edit(payment, (text) => text.replace('Cash or card?', 'Cash, card or coins?'), branch);
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    const [conflict, ...others] = conflictsOf(phone);
    expect(others).toEqual([]);
    expect(textIn(conflict?.theirs)).toContain('Cash, card or coins?');
    expect(gitHub.read(branch, payment)).toContain('Cash, card or coins?');
  });

  test('does not discard what staff have typed since the question appeared', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    gitHub.edit(payment, (text) => text.replace(changed, 'Cash or card?'), lastBranch(gitHub));
    await rewrite(phone, payment, changed, again);
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    await rewrite(phone, payment, again, 'How do I pay?');
    await choose(phone, 'mine');
    await send(phone);
    expect(gitHub.read(lastBranch(gitHub), payment)).toContain('How do I pay?');
  });

  test('is asked about beside a change of the same line on the site', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    gitHub.edit(payment, (text) => text.replace(changed, 'In the request?'), lastBranch(gitHub));
    gitHub.edit(payment, (text) => text.replace(question, 'On the site?'));
    await rewrite(phone, payment, changed, again);
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    expect(conflictsOf(phone).map(({ theirs }) => textIn(theirs))).toEqual([
      expect.stringContaining('On the site?'),
      expect.stringContaining('In the request?'),
    ]);
    await choose(phone, 'mine');
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    await choose(phone, 'theirs');
    await send(phone);
    expect(gitHub.read(lastBranch(gitHub), payment)).toContain('In the request?');
  });

  test('stays if staff choose their own text of another line', async ({ gitHub, openPhone }) => {
    const phone = await openAndSend(openPhone);
    gitHub.edit(
      payment,
      (text) => `${text.replace(changed, 'Cash or card?')}\nAsk the desk.\n`,
      lastBranch(gitHub),
    );
    await rewrite(phone, payment, changed, again);
    await expect(send(phone)).rejects.toMatchObject({ reason: 'moved' });
    await choose(phone, 'mine');
    await send(phone);
    expect(gitHub.read(lastBranch(gitHub), payment)).toMatch(/How can I pay\?[^]*Ask the desk\./);
  });

  test('is in the draft if it came after the request was replaced, before it was closed', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    changeSite(gitHub);
    gitHub.fail((operation) => (operation === 'closePullRequest' ? 'abort' : undefined));
    await rewrite(phone, payment, changed, again);
    await send(phone);
    expect(statesOf(gitHub)).toEqual(['OPEN', 'OPEN']);
    const [replaced] = gitHub.requests();
    gitHub.edit(delivery, (text) => `${text}\nAsk the desk.\n`, replaced?.branch);
    gitHub.fail();
    await phone.publishing.refresh();
    expect(statesOf(gitHub)).toEqual(['CLOSED', 'OPEN']);
    expect(phone.publishing.hasUnsent()).toBe(true);
    await send(phone);
    expect(gitHub.read(lastBranch(gitHub), delivery)).toContain('Ask the desk.');
  });

  test('is not confused with what the phone has sent without an answer', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    await rewrite(phone, payment, changed, again);
    gitHub.fail((operation) => (operation === 'createCommitOnBranch' ? 'abort after' : undefined));
    await expect(send(phone)).rejects.toThrow('fetch failed');
    gitHub.fail();
    const opened = await phone.reopen();
    await rewrite(opened, payment, again, 'How do I pay?');
    gitHub.edit(delivery, (text) => `${text}\nAsk the desk.\n`, lastBranch(gitHub));
    await send(opened);
    expect(conflictsOf(opened)).toEqual([]);
    expect(gitHub.read(lastBranch(gitHub), payment)).toContain('How do I pay?');
    expect(gitHub.read(lastBranch(gitHub), delivery)).toContain('Ask the desk.');
  });
});

describe('a new name that another phone has too', () => {
  const chest = 'content/pictures/an-old-chest.jpg';
  const addPhoto = async ({ session }: Phone, source: string, width: number) => {
    const { file, id = '', expected } = await session.open({ source });
    await session.addPhoto({
      photo: Uint8Array.from(await jpegPhoto(width, 60)),
      descriptions: { en: 'An old chest', ne: 'पुरानो बाकस' },
      place: { file, id, expected },
    });
  };
  const addQuestion = ({ session }: Phone, answer: string) =>
    session.createEntry(
      {
        type: 'faq',
        values: {},
        texts: {
          en: { question: 'Do you buy books?', body: answer },
          ne: { question: 'किताब किन्नुहुन्छ?', body: `${answer} (ne)` },
        },
      },
      true,
    );
  const books = 'content/faq/do-you-buy-books.mdx';

  test('keeps both photos, each with its own text', async ({ gitHub, openPhone }) => {
    const [one, two] = [await openPhone(), await openPhone()];
    await addPhoto(one, `${about}:14:1`, 90);
    await addPhoto(two, 'content/pages/contact.mdx:12:1', 120);
    await send(one);
    const [photo] = [one.session.readBytes(chest)];
    const other = two.session.readBytes(chest);
    gitHub.merge(1);
    await send(two);
    expect(conflictsOf(two)).toEqual([]);
    gitHub.merge(2);
    await one.session.refresh();
    expect(one.session.readBytes(chest)).toEqual(photo);
    expect(one.session.readBytes('content/pictures/an-old-chest-2.jpg')).toEqual(other);
    expect(gitHub.read('main', about)).toContain('](an-old-chest)');
    for (const folder of ['content', 'content/ne'])
      expect(gitHub.read('main', `${folder}/pages/contact.mdx`)).toContain('](an-old-chest-2)');
    expect(one.session.state().content.errors).toEqual([]);
  });

  test('keeps both photos in one text, after staff have merged it', async ({
    gitHub,
    openPhone,
  }) => {
    const [one, two] = [await openPhone(), await openPhone()];
    await addPhoto(one, `${about}:14:1`, 90);
    await send(one);
    await addPhoto(two, `${about}:24:1`, 120);
    gitHub.merge(1);
    await two.session.refresh();
    while (conflictsOf(two).length > 0) await choose(two, 'merged');
    await send(two);
    gitHub.merge(2);
    expect(gitHub.read('main', about)).toMatch(/\]\(an-old-chest\)[^]*\]\(an-old-chest-2\)/);
  });

  test('keeps both questions, with their translations and the links to them', async ({
    gitHub,
    openPhone,
  }) => {
    const [one, two] = [await openPhone(), await openPhone()];
    await addQuestion(one, 'Yes, all.');
    await addQuestion(two, 'No, none.');
    await rewrite(two, about, first, '[Books](/faq#do-you-buy-books), and wood that has been');
    await send(one);
    gitHub.merge(1);
    await send(two);
    gitHub.merge(2);
    const renamed = 'content/faq/do-you-buy-books-2.mdx';
    expect(gitHub.read('main', books)).toContain('Yes, all.');
    expect(gitHub.read('main', books.replace('content', 'content/ne'))).toContain('Yes, all. (ne)');
    expect(gitHub.read('main', renamed)).toContain('No, none.');
    const translation = gitHub.read('main', renamed.replace('content', 'content/ne'));
    expect(translation).toContain('No, none. (ne)');
    expect(translation).toContain(blobId({ text: gitHub.read('main', renamed) ?? '' }));
    expect(gitHub.read('main', about)).toContain('](/faq#do-you-buy-books-2)');
    const stale = await two.session.stale();
    expect(stale.filter(({ path: stalePath }) => stalePath.includes('do-you-buy-books'))).toEqual(
      [],
    );
  });

  test('is changed in the saves too, which can be undone', async ({ gitHub, openPhone }) => {
    const [one, two] = [await openPhone(), await openPhone()];
    await addQuestion(one, 'Yes, all.');
    await addQuestion(two, 'No, none.');
    await send(one);
    gitHub.merge(1);
    await two.session.refresh();
    await two.session.undo(two.session.state().saves[0]?.id ?? 0);
    expect(two.session.state().changes).toEqual([]);
    expect(textOn(two, books)).toContain('Yes, all.');
  });

  test('is changed after it was sent, and sent again', async ({ gitHub, openPhone }) => {
    const [one, two] = [await openPhone(), await openPhone()];
    await addQuestion(one, 'Yes, all.');
    await addQuestion(two, 'No, none.');
    await send(one);
    await send(two);
    gitHub.merge(1);
    // A colleague corrects the second request.
    gitHub.edit(books, (text) => text.replace('No, none.', 'No, sorry.'), lastBranch(gitHub));
    await two.session.refresh();
    expect(two.publishing.hasUnsent()).toBe(true);
    await send(two);
    expect(statesOf(gitHub)).toEqual(['MERGED', 'CLOSED', 'OPEN']);
    gitHub.merge(3);
    expect(gitHub.read('main', books)).toContain('Yes, all.');
    expect(gitHub.read('main', 'content/faq/do-you-buy-books-2.mdx')).toContain('No, sorry.');
  });

  test('is changed if a colleague has added it to the open request', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    const text = '---\nquestion: Do you buy books?\norder: 95\n---\n\nBy a colleague.\n';
    gitHub.edit(books, () => text, lastBranch(gitHub));
    await addQuestion(phone, 'No, none.');
    await send(phone);
    const branch = lastBranch(gitHub);
    expect(gitHub.read(branch, books)).toBe(text);
    expect(gitHub.read(branch, 'content/faq/do-you-buy-books-2.mdx')).toContain('No, none.');
  });

  test('is asked about if both have replaced the same picture', async ({ gitHub, openPhone }) => {
    const [one, two] = [await openPhone(), await openPhone()];
    const replace = async ({ session }: Phone, width: number) => {
      const opened = await session.openPicture({ source: `${about}:10:7`, language: 'en' });
      if (!opened) throw new Error('This is no picture.');
      const photo = Uint8Array.from(await jpegPhoto(width, 60));
      await session.savePicture({ opened, photo, descriptions: {} }, true);
      return photo;
    };
    const photo = await replace(one, 900);
    const other = await replace(two, 1200);
    await send(one);
    gitHub.merge(1);
    await expect(send(two)).rejects.toMatchObject({ reason: 'moved' });
    const [conflict, ...others] = conflictsOf(two);
    expect(others).toEqual([]);
    expect(conflict?.mine.find(({ bytes }) => bytes)?.bytes).toEqual(other);
    expect(conflict?.theirs.find(({ bytes }) => bytes)?.bytes).toEqual(photo);
    await choose(two, 'theirs');
    expect(two.session.readBytes('content/pictures/story.jpg')).toEqual(photo);
    expect(two.session.state().changes).toEqual([]);
  });
});

describe('what is not sent', () => {
  test('can be undone after an earlier change was merged', async ({ gitHub, openPhone }) => {
    const phone = await openAndSend(openPhone);
    await rewrite(phone, payment, changed, again);
    await rewrite(phone, about, first, 'Timber that has been');
    gitHub.edit(payment, (text) => `${text}\nAsk the desk.\n`, lastBranch(gitHub));
    gitHub.merge(1);
    await phone.publishing.refresh();
    expect(stepOf(phone)).toBe('published');
    const { session } = phone;
    expect(session.state().saves).toHaveLength(2);
    while (conflictsOf(phone).length > 0) await choose(phone, 'merged');
    for (const { id } of session.state().saves) await session.undo(id);
    expect(textOn(phone, payment)).toContain(changed);
    expect(textOn(phone, payment)).toContain('Ask the desk.');
    expect(session.state()).toMatchObject({ saves: [], changes: [] });
  });

  test('stays undone if a colleague merges the request before that is sent', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    await phone.session.undo(phone.session.state().saves[0]?.id ?? 0);
    gitHub.merge(1);
    await phone.session.refresh();
    await phone.publishing.refresh();
    expect(textOn(phone, payment)).toContain(question);
    expect(phone.publishing.hasUnsent()).toBe(true);
    await send(phone);
    gitHub.merge(2);
    expect(gitHub.read('main', payment)).toContain(question);
  });

  test('is not asked about if it changes what was merged', async ({ gitHub, openPhone }) => {
    const phone = await openAndSend(openPhone);
    await rewrite(phone, payment, changed, again);
    gitHub.merge(1);
    await phone.session.refresh();
    expect(conflictsOf(phone)).toEqual([]);
    expect(textOn(phone, payment)).toContain(again);
  });

  test('is a text that staff keep after somebody else has changed it on the site', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    gitHub.edit(payment, (text) => text.replace(question, 'What about money?'));
    await phone.session.refresh();
    await choose(phone, 'mine');
    // The request has conflicts on GitHub.
    expect(() => gitHub.merge(1)).toThrow('merge-file');
    expect(phone.publishing.hasUnsent()).toBe(true);
    await send(phone);
    expect(statesOf(gitHub)).toEqual(['CLOSED', 'OPEN']);
    gitHub.merge(2);
    expect(gitHub.read('main', payment)).toContain(changed);
  });

  test('is nothing after somebody else has changed the site', async ({ gitHub, openPhone }) => {
    const phone = await openAndSend(openPhone);
    changeSite(gitHub);
    await phone.session.refresh();
    expect(phone.publishing.hasUnsent()).toBe(false);
    await rewrite(phone, payment, changed, again);
    expect(phone.publishing.hasUnsent()).toBe(true);
  });
});

describe('a request', () => {
  test('that was closed is followed when a colleague reopens it', async ({
    gitHub,
    host,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    gitHub.close(1);
    await phone.publishing.refresh();
    expect(stepOf(phone)).toBe('closed');
    const opened = await phone.reopen();
    gitHub.reopen(1);
    await opened.publishing.refresh();
    expect(stepOf(opened)).toBe('waiting');
    expect(opened.publishing.hasUnsent()).toBe(false);
    gitHub.close(1);
    await opened.publishing.refresh();
    gitHub.reopen(1);
    gitHub.merge(1);
    await opened.publishing.refresh();
    expect(stepOf(opened)).toBe('published');
    host.revision = revisionOf(opened.session.published());
    await opened.publishing.refresh();
    expect(stepOf(opened)).toBe('live');
  });

  test('is closed by Send if staff have undone everything in it', async ({ gitHub, openPhone }) => {
    const phone = await openAndSend(openPhone);
    await phone.session.undo(phone.session.state().saves[0]?.id ?? 0);
    expect(phone.publishing.hasUnsent()).toBe(true);
    await send(phone);
    expect(statesOf(gitHub)).toEqual(['CLOSED']);
    expect(stepOf(phone)).toBe('withdrawn');
    expect(phone.publishing.hasUnsent()).toBe(false);
    await phone.publishing.refresh();
    expect(stepOf(phone)).toBe('withdrawn');
    // The next change has a request of its own.
    await rewrite(phone, payment, question, again);
    await send(phone);
    expect(statesOf(gitHub)).toEqual(['CLOSED', 'OPEN']);
  });

  test('that is empty is closed later if the connection ends', async ({ gitHub, openPhone }) => {
    const phone = await openAndSend(openPhone);
    await phone.session.undo(phone.session.state().saves[0]?.id ?? 0);
    gitHub.fail((operation) => (operation === 'closePullRequest' ? 'abort' : undefined));
    await send(phone);
    await phone.publishing.refresh();
    expect(stepOf(phone)).toBe('withdrawn');
    expect(statesOf(gitHub)).toEqual(['OPEN']);
    gitHub.fail();
    const opened = await phone.reopen();
    await opened.publishing.refresh();
    expect(statesOf(gitHub)).toEqual(['CLOSED']);
    // A colleague may still want it.
    gitHub.reopen(1);
    await opened.publishing.refresh();
    expect(stepOf(opened)).toBe('waiting');
  });

  test('is not closed as empty if a colleague has changed it', async ({ gitHub, openPhone }) => {
    const phone = await openAndSend(openPhone);
    gitHub.edit(delivery, (text) => `${text}\nAsk the desk.\n`, lastBranch(gitHub));
    await phone.session.undo(phone.session.state().saves[0]?.id ?? 0);
    await send(phone);
    expect(statesOf(gitHub)).toEqual(['OPEN']);
    gitHub.merge(1);
    expect(gitHub.read('main', payment)).toContain(question);
    expect(gitHub.read('main', delivery)).toContain('Ask the desk.');
  });

  test('that is replaced is closed in the end, until only one is open', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    const refused = { data: null, errors: [{ type: 'UNPROCESSABLE', message: 'Not now.' }] };
    gitHub.fail((operation) =>
      operation === 'closePullRequest' ? { status: 200, json: refused } : undefined,
    );
    for (const text of [again, 'How do I pay?']) {
      changeSite(gitHub);
      await rewrite(phone, payment, text === again ? changed : again, text);
      await send(phone);
    }
    expect(statesOf(gitHub)).toEqual(['OPEN', 'OPEN', 'OPEN']);
    expect(gitHub.requests()[2]?.body).toContain('Replaces #1, #2.');
    gitHub.fail();
    const opened = await phone.reopen();
    await opened.publishing.refresh();
    expect(statesOf(gitHub)).toEqual(['CLOSED', 'CLOSED', 'OPEN']);
  });

  test('that a colleague closes and opens again from the same branch is followed', async ({
    gitHub,
    openPhone,
  }) => {
    const phone = await openAndSend(openPhone);
    gitHub.close(1);
    gitHub.open(lastBranch(gitHub));
    await phone.publishing.refresh();
    expect(stepOf(phone)).toBe('waiting');
    expect(phone.publishing.state()?.request?.number).toBe(2);
  });
});
