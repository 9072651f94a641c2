import { parseArgs } from 'node:util';
import { advise } from '../content/diagnostics/suggest.ts';
import { Refusal } from '../refusal.ts';

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
const listing = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const known = Object.keys(options).map((name) => `--${name}`);

/**
 * Reads what stands behind `npm run check --`.
 * @throws Refusal
 */
export function readOptions(args: readonly string[]): CheckOptions {
  const { values, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    const written = args[token.index] ?? '';
    const name = token.kind === 'option' ? token.rawName : written;
    if (!known.includes(name)) {
      throw new Refusal(`There is no option "${name}"${advise(name, known).hint}`);
    }
  }
  const { format: wanted = 'text', fix, release, links } = values;
  const format = formats.find((name) => name === wanted);
  if (format) {
    return { format, fix: fix === true, release: release === true, links: links === true };
  }
  throw new Refusal(
    typeof wanted === 'string' && wanted !== ''
      ? `There is no format "${wanted}"${advise(wanted, formats).hint}`
      : `Write a format behind --format: ${listing.format(formats)}`,
  );
}
