import { parseArgs } from 'node:util';
import { advise } from '../content/suggest.ts';

export interface BenchOptions<Part extends string> {
  /** What is measured, in this order. */
  parts: Part[];
  /** How often each thing is measured. */
  runs: number;
  /** The file that gets the results as JSON. */
  json: string | undefined;
}

const options = {
  runs: { type: 'string', default: '5' },
  json: { type: 'string' },
  astro: { type: 'boolean', default: false },
} as const;
const optionNames = Object.keys(options).map((name) => `--${name}`);

/**
 * Reads what stands behind `npm run bench --`: names of parts, else all of them but Astro, which
 * `--astro` adds; `--runs 3`; `--json file`.
 * @param known the names of the parts
 * @returns the options, or what to tell somebody who wrote others
 */
export function readOptions<Part extends string>(
  words: readonly string[],
  known: readonly Part[],
): BenchOptions<Part> | { refusal: string } {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    tokens: true,
  });
  const odd = tokens.find((token) => token.kind === 'option' && !(token.name in options));
  if (odd) {
    const name = words[odd.index] ?? '';
    return { refusal: `"${name}" is not known here${advise(name, optionNames).hint}` };
  }
  const unknown = positionals.find((name) => !known.includes(name as Part));
  if (unknown !== undefined) {
    return { refusal: `there is no part "${unknown}"${advise(unknown, known).hint}` };
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    return { refusal: `"${values.runs}" is no number of runs` };
  }
  const isChosen = (part: Part) =>
    (part === 'astro' && values.astro === true) ||
    (positionals.length > 0 ? positionals.includes(part) : part !== 'astro');
  const json = typeof values.json === 'string' ? values.json : undefined;
  return { parts: known.filter(isChosen), runs, json };
}
