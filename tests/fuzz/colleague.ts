import type { GitHubStandIn } from '../support/github.ts';
import { filesOf, pick, sentence, type Ledger } from './ledger.ts';

const about = 'content/pages/about.mdx';
const books = 'content/faq/do-you-buy-books.mdx';
const chest = 'content/pictures/an-old-chest.jpg';
const texts = ['content/faq/payment.mdx', about, books];

/** A colleague who works on GitHub: edits the site and the requests, and merges or closes them. */
export function createColleague(gitHub: GitHubStandIn, ledger: Ledger) {
  const { namesIn } = ledger;
  /** What only the colleague has typed. */
  const own = new Set<string>();
  const inState = (...states: readonly string[]) =>
    gitHub.requests().filter(({ state }) => states.includes(state));
  const namesOn = (branch: string) => namesIn(filesOf(gitHub, branch));
  const add = (...names: readonly string[]) => {
    ledger.add(names);
    for (const name of names) own.add(name);
  };

  const edit = (branch: string, what: number) => {
    const file = pick(
      texts.filter((path) => gitHub.files(branch).has(path)),
      what,
    );
    if (file === undefined) return;
    const name = ledger.newName();
    const before = namesOn(branch);
    gitHub.edit(file, (text) => editText(text, sentence(name), what >> 3), branch);
    const after = namesOn(branch);
    if (after.has(name)) add(name);
    ledger.giveUp([...before].filter((known) => !after.has(known)));
  };
  const addFile = (branch: string, what: number) => {
    const files = gitHub.files(branch);
    const name = ledger.newName();
    if (what % 2 === 0 && !files.has(books)) {
      const text = `---\nquestion: Do you buy books?\norder: 95\n---\n\n${sentence(name)}\n`;
      gitHub.write(books, Buffer.from(text), branch);
      add(name);
    } else if (!files.has(chest)) {
      const [photoName, photo] = ledger.takePhoto();
      if (!photo) return;
      gitHub.write(chest, Buffer.from(photo), branch);
      gitHub.edit(about, (text) => `${text.trimEnd()}\n\n![${name}](an-old-chest)\n`, branch);
      add(name, photoName);
    }
  };
  /** Closes a request. What the colleague has typed there is given up; staff keep their drafts. */
  const close = (number: number, branch: string) => {
    gitHub.close(number);
    const published = namesOn('main');
    ledger.giveUp([...namesOn(branch)].filter((name) => own.has(name) && !published.has(name)));
  };
  const reopen = (number: number, branch: string) => {
    gitHub.reopen(number);
    ledger.add([...namesOn(branch)].filter((name) => own.has(name)));
  };
  const merge = (number: number) => {
    try {
      gitHub.merge(number);
    } catch (error) {
      // GitHub merges no request with conflicts.
      if (!/merge-file/.test(String(error))) throw error;
    }
  };
  return {
    /** Does something. @param how chooses what @param what chooses the request and the text */
    work(how: number, what: number) {
      const open = pick(inState('OPEN'), what);
      const closed = pick(inState('CLOSED'), what);
      switch (how % 8) {
        case 0:
          return edit('main', what);
        case 1:
          return addFile('main', what);
        case 2:
        case 3:
          return open && edit(open.branch, what);
        case 4:
          return open && addFile(open.branch, what);
        case 5:
          return open && merge(open.number);
        case 6:
          return open && close(open.number, open.branch);
        default:
          return closed && reopen(closed.number, closed.branch);
      }
    },
    mergeAll() {
      for (const { number } of inState('OPEN').toReversed()) merge(number);
    },
    open: () => inState('OPEN'),
    /** Returns the files of main and of the open requests. */
    places: () => [
      filesOf(gitHub, 'main'),
      ...inState('OPEN').map(({ branch }) => filesOf(gitHub, branch)),
    ],
  };
}

/** Adds a paragraph, or types over the question or the last paragraph. */
function editText(text: string, added: string, how: number): string {
  const last = /^[A-Z].*$(?![^]*^[A-Z])/m;
  if (how % 3 === 0) return `${text.trimEnd()}\n\n${added}\n`;
  if (how % 3 === 1) return text.replace(/^question: .*$/m, `question: ${added}`);
  return text.replace(last, added);
}
