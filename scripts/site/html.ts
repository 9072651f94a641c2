import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What goes into the places of `src/app/index.html`; head and body are HTML. */
export interface ShellParts {
  lang: string;
  head: string;
  body: string;
}

/** The HTML that all pages share. @param root the project's folder */
export function readShell(root: string): Promise<string> {
  return readFile(path.join(root, 'src/app/index.html'), 'utf8');
}

/** Fills the shell's places, each a comment of the part's name. */
export function fillShell(shell: string, parts: ShellParts): string {
  return shell.replaceAll(
    /<!--(lang|head|body)-->/g,
    (_, name: string) => parts[name as keyof ShellParts],
  );
}
