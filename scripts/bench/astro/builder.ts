/** A builder of sites with a small site of its own, as the comparison needs it. */
export interface Builder {
  name: string;
  /** The folder of the site, whose files may be changed. */
  root: string;
  /** The path of the Node that runs it. */
  node: string;
  /** What Node is given to build the site, and to serve it while it is edited, at a port. */
  build: readonly string[];
  serve: (port: number) => readonly string[];
  /** Something that the start page says. */
  words: string;
  edits: readonly Edit[];
}

/** A kind of edit. */
export interface Edit {
  name: string;
  /** The page that shows it, and the file that is changed. */
  path: string;
  file: string;
  /** Puts words into the file's text. */
  change: (text: string, words: string) => string;
}

/** The words become the last paragraph. */
export const paragraph = (text: string, words: string) => `${text}\n${words}\n`;

/** The words become the value of a field. */
export const field = (name: string) => (text: string, words: string) =>
  text.replace(new RegExp(`^( *${name}:).*$`, 'm'), `$1 ${words}`);
