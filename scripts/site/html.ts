/** What goes into the places of `src/index.html`; all but `lang` is HTML. */
export interface ShellParts {
  lang: string;
  head: string;
  body: string;
  scripts: string;
}

/** Fills the shell's places, each a comment of the part's name; `scripts` follows the head. */
export function fillShell(shell: string, { lang, head, body, scripts }: ShellParts): string {
  const parts: Record<string, string> = { lang, head: head + scripts, body };
  return shell.replaceAll(/<!--(lang|head|body)-->/g, (_, name: string) => parts[name] ?? '');
}
