import { existsSync } from 'node:fs';
import path from 'node:path';

/** A browser window with its own profile. XPath expressions select elements. */
export interface Tab {
  goTo: (url: string) => Promise<void>;
  resize: (size: { width: number; height: number }) => Promise<void>;
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  choose: (xpath: string, option: string) => Promise<void>;
  back: () => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Returns the last `mailto:` URL that was opened. Some browsers leave the page to open it. */
  lastMailUrl: () => Promise<string | undefined>;
  close: () => Promise<void>;
}

export interface Engine {
  name: 'firefox' | 'webkit';
  /** The package to install if the browser is missing. */
  install: string;
  isInstalled: () => boolean;
  open: () => Promise<Tab>;
}

/** Returns the path of the first of these programs that exists. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}
