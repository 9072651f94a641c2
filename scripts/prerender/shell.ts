/** What goes into the places of `src/index.html`; all but `lang` is HTML. */
export interface ShellParts {
  lang: string;
  head: string;
  body: string;
  scripts: string;
}

/** Fills the shell's places, each a comment of the part's name. */
export function fillShell(shell: string, parts: ShellParts): string {
  return shell.replaceAll(
    /<!--(lang|head|body|scripts)-->/g,
    (_, name: string) => parts[name as keyof ShellParts],
  );
}
