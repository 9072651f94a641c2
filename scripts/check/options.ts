import { parseArgs } from 'node:util';
import { advise } from '../content/diagnostics/suggest.ts';

export const formats = ['text', 'json', 'github'] as const;

export interface CheckOptions {
  format: (typeof formats)[number];
  /** Whether safe fixes are written into the files first. */
  fix: boolean;
  /** Whether to list what remains before publishing. */
  release: boolean;
  /** Whether to ask the web for every address. */
  links: boolean;
}

const options = {
  format: { type: 'string' },
  fix: { type: 'boolean' },
  release: { type: 'boolean' },
  links: { type: 'boolean' },
} as const;
const known = Object.keys(options).map((name) => `--${name}`);

/**
 * Reads what stands behind `npm run check --`.
 * @returns the options, or an answer to somebody who wrote others
 */
export function readOptions(args: readonly string[]): CheckOptions | { refusal: string } {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    const written = args[token.index] ?? '';
    const name = token.kind === 'option' ? token.rawName : written;
    if (!known.includes(name)) {
      return { refusal: `There is no option "${name}"${advise(name, known).hint}` };
    }
  }
  const { format: wanted = 'text', fix, release, links } = values;
  const format = formats.find((name) => name === wanted);
  if (format) {
    return { format, fix: fix === true, release: release === true, links: links === true };
  }
  return { refusal: `There is no format "${wanted}"${advise(String(wanted), formats).hint}` };
}
