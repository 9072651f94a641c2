import { splitPath } from '../../src/compiler/content-types/paths.ts';
import { editableSegments } from '../../src/compiler/write/editable-segments.ts';
import type { SaveAnswer } from '../../src/staff/edits/requests.ts';
import { ConnectionError, GitHubError, StaffError } from '../../src/staff/files/staff-error.ts';
import type { GitHubStandIn } from '../support/github.ts';
import type { Phone } from '../support/github-phone.ts';
import { createColleague } from './colleague.ts';
import { createLedger, pick, sentence, type Files } from './ledger.ts';

/** What somebody does. The numbers choose the phone, the text or the request, and the way. */
export interface Step {
  action: Action;
  who: number;
  what: number;
  how: number;
}

/** The answer to a save, and the names in what it replaces. */
interface Saved {
  answer: SaveAnswer;
  replaced?: ReadonlySet<string>;
}

export type Action = keyof ReturnType<typeof createShopDay>['actions'];

const about = 'content/pages/about.mdx';
const books = 'content/faq/do-you-buy-books.mdx';
const texts = [
  'content/faq/payment.mdx',
  'content/ne/faq/payment.mdx',
  about,
  books,
  books.replace('books', 'books-2'),
];
const title = 'Do you buy books?';

/** Plays two phones and a colleague who change the same site. @param photos different photos */
export function createShopDay(
  gitHub: GitHubStandIn,
  phones: [Phone, Phone],
  photos: readonly Uint8Array<ArrayBuffer>[],
) {
  const ledger = createLedger(photos);
  const { namesIn } = ledger;
  const colleague = createColleague(gitHub, ledger);
  /** The names in each save, by the number of the phone and the id of the save. */
  const saves = new Map<string, ReadonlySet<string>>();

  const phoneOf = (who: number) => phones[who % 2] as Phone;
  const draftsOf = ({ session }: Phone): Files[] => {
    const { changes, conflicts } = session.state();
    return [
      changes.map(({ path, after }) => ({ path, bytes: after })),
      ...conflicts.flatMap(({ mine, theirs }) => [mine, theirs]),
    ];
  };
  const shownOn = ({ session }: Phone): Files =>
    session.draft().files.flatMap((file) => ('bytes' in file ? [file] : []));

  /** Returns what a phone no longer shows after an action, which staff have seen before. */
  const lostBy = async (phone: Phone, run: () => Promise<unknown>) => {
    await phone.session.refresh();
    const before = namesIn(shownOn(phone));
    await run();
    const after = namesIn(shownOn(phone));
    ledger.add([...after].filter((name) => !before.has(name)));
    return [...before].filter((name) => !after.has(name));
  };
  /** Saves something with a name. Gives up what it replaces. */
  const save = async (who: number, name: string, run: (phone: Phone) => Promise<Saved>) => {
    const phone = phoneOf(who);
    let saved: Saved | undefined;
    const lost = await lostBy(phone, async () => {
      saved = await run(phone);
    });
    if (saved?.answer.result !== 'saved') return;
    const { answer, replaced = new Set() } = saved;
    ledger.giveUp(lost.filter((other) => replaced.has(other)));
    saves.set(`${who % 2} ${answer.id}`, new Set([name]));
  };

  /** Opens a text of a file. */
  const openText = ({ session }: Phone, what: number) => {
    const files = session
      .state()
      .latest.files.filter(({ textFile }) => texts.includes(textFile.path));
    const file = pick(files, what);
    const segments = (file ? editableSegments(file) : []).filter(({ label }) =>
      /^(question|heading|paragraph)$/.test(label),
    );
    const segment = pick(segments, what >> 3);
    if (!file || !segment) throw new StaffError('gone');
    return session.open({ source: `${file.textFile.path}:${segment.line}:${segment.column}` });
  };
  const type = (who: number, what: number, change: (value: string, added: string) => string) => {
    const name = ledger.newName();
    return save(who, name, async (phone) => {
      const opened = await openText(phone, what);
      const value = change(opened.value, sentence(name));
      const answer = await phone.session.save({ ...opened, value, address: undefined }, true);
      return { answer, replaced: ledger.namesInText(opened.value) };
    });
  };
  const withPhoto = async (
    who: number,
    run: (phone: Phone, photo: Uint8Array<ArrayBuffer>) => Promise<Saved>,
  ) => {
    const [name, photo] = ledger.takePhoto();
    if (photo) await save(who, name, (phone) => run(phone, photo));
  };

  const send = (phone: Phone) => phone.publishing.send({ title: 'A change', body: 'Sita' });
  const choose = async (who: number, what: number, how: number) => {
    const { session } = phoneOf(who);
    const conflict = pick(session.state().conflicts, what);
    if (!conflict) return;
    const { mine, theirs, merged = mine } = conflict;
    const version = pick([mine, theirs, merged], how) ?? mine;
    const chosen = namesIn(version);
    await session.resolve(conflict, version);
    // A choice is a save of its own. Its Undo brings the version that was not chosen.
    const [saved] = session.state().saves;
    const others = namesIn(version === theirs ? mine : theirs);
    const own = new Set([...chosen].filter((name) => !others.has(name)));
    if (saved) saves.set(`${who % 2} ${saved.id}`, own);
    ledger.giveUp([...namesIn(mine, theirs)].filter((name) => !chosen.has(name)));
  };
  const look = ({ publishing, session }: Phone) =>
    Promise.all([publishing.refresh(), session.refresh()]);

  const actions = {
    append: ({ who, what }: Step) => type(who, what, (value, added) => `${value} ${added}`),
    replace: ({ who, what }: Step) => type(who, what, (_, added) => added),
    async undo({ who, what }: Step) {
      const phone = phoneOf(who);
      const undone = pick(phone.session.state().saves, what);
      if (!undone) return;
      const lost = await lostBy(phone, () => phone.session.undo(undone.id));
      const names = saves.get(`${who % 2} ${undone.id}`);
      ledger.giveUp(lost.filter((name) => names?.has(name)));
    },
    addQuestion({ who }: Step) {
      const name = ledger.newName();
      const body = sentence(name);
      const ne = { question: 'किताब किन्नुहुन्छ?', body };
      const form = { type: 'faq', values: {}, texts: { en: { question: title, body }, ne } };
      return save(who, name, async ({ session }) => ({
        answer: await session.createEntry(form, true),
      }));
    },
    async removeQuestion({ who, what }: Step) {
      const phone = phoneOf(who);
      await phone.session.refresh();
      const path =
        pick(
          texts.filter((text) => text !== about),
          what,
        ) ?? books;
      const removed = shownOn(phone).filter(
        (file) => splitPath(file.path).id === splitPath(path).id,
      );
      const lost = await lostBy(phone, () => phone.session.removeAll({ file: path }, true));
      const names = namesIn(removed);
      ledger.giveUp(lost.filter((name) => names.has(name)));
    },
    addPhoto: ({ who, what }: Step) =>
      withPhoto(who, async (phone, photo) => {
        const { file, id = '', expected } = await openText(phone, what);
        const descriptions = { en: 'An old chest', ne: 'पुरानो बाकस' };
        const place = { file, id, expected };
        return { answer: await phone.session.addPhoto({ photo, descriptions, place }, true) };
      }),
    replacePicture: ({ who }: Step) =>
      withPhoto(who, async ({ session }, photo) => {
        const opened = await session.openPicture({ source: `${about}:10:7`, language: 'en' });
        if (!opened) throw new StaffError('gone');
        const bytes = session.readBytes(opened.path);
        const change = { opened, photo, descriptions: {} };
        const answer = await session.savePicture(change, true);
        return { answer, replaced: namesIn([{ path: opened.path, bytes }]) };
      }),
    send: ({ who }: Step) => send(phoneOf(who)),
    /** The answer to a call is lost, and with it the connection if `how` is odd. */
    async sendWithFault({ who, what, how }: Step) {
      let calls = 0;
      gitHub.fail(() => {
        calls += 1;
        if (calls < what % 12) return undefined;
        if (calls === what % 12) return how % 4 < 2 ? 'abort' : 'abort after';
        return how % 2 === 1 ? 'abort' : undefined;
      });
      await call(() => send(phoneOf(who)));
      gitHub.fail();
      if (how % 8 > 3) phones[who % 2] = await phoneOf(who).reopen();
    },
    /** A colleague works between two calls. */
    async sendMeanwhile({ who, what, how }: Step) {
      let calls = 0;
      gitHub.fail(() => {
        calls += 1;
        if (calls === what % 12) colleague.work(how, what);
        return undefined;
      });
      await call(() => send(phoneOf(who)));
      gitHub.fail();
    },
    look: ({ who }: Step) => look(phoneOf(who)),
    async reopen({ who }: Step) {
      phones[who % 2] = await phoneOf(who).reopen();
    },
    choose: ({ who, what, how }: Step) => choose(who, what, how),
    colleague: async ({ what, how }: Step) => colleague.work(how, what),
  };

  const unpublished = () => phones.flatMap((phone) => phone.session.state().changes);
  const isDone = () => unpublished().length === 0 && colleague.open().length === 0;
  const places = () => [...colleague.places(), ...phones.flatMap(draftsOf)];
  return {
    actions,
    async run(step: Step) {
      await call(() => actions[step.action](step));
      return ledger.missing(places());
    },
    /** Sends and merges everything. Returns what is not published, and what remains in drafts. */
    async finish() {
      for (let round = 0; round < 6 && !isDone(); round += 1) {
        for (const [who, phone] of phones.entries()) {
          await look(phone);
          while (phone.session.state().conflicts.length > 0) await choose(who, 0, 2);
          // A colleague's edit of a request may be in conflict with the site. It is merged when
          // staff send again.
          const isStuck = round > 2 && phone.session.state().changes.length > 0;
          if (isStuck) await call(() => type(who, round, (value, added) => `${value} ${added}`));
          if (phone.publishing.hasUnsent()) await call(() => send(phone));
        }
        colleague.mergeAll();
      }
      const drafts = unpublished().map(({ path }) => path);
      return [...ledger.missing(colleague.places()), ...drafts];
    },
  };
}

/** Runs calls. Faults and questions are part of the day. */
async function call(run: () => Promise<unknown>) {
  await run().catch((error: Error) => {
    const known = [GitHubError, ConnectionError, StaffError];
    if (!known.some((type) => error instanceof type)) throw error;
  });
}
