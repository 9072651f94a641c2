import { parseArgs } from 'node:util';
import { advise } from '../content/suggest.ts';

export const formats = ['text', 'json', 'github'] as const;

export interface CheckOptions {
  format: (typeof formats)[number];
  /** Whether what has one right answer is written into the files first. */
  fix: boolean;
}

/**
 * Reads what stands behind `npm run check --`.
 * @returns the options, or what to tell somebody who wrote others
 */
export function readOptions(words: readonly string[]): CheckOptions | { refusal: string } {
  const { values, tokens } = parseArgs({
    args: [...words],
    options: { format: { type: 'string', default: 'text' }, fix: { type: 'boolean' } },
    strict: false,
    tokens: true,
  });
  const known = ['--format', '--fix'];
  for (const token of tokens) {
    const written = token.kind === 'option' ? token.rawName : 'value' in token ? token.value : '--';
    if (!known.includes(written ?? '')) {
      return { refusal: `"${written}" is not known here${advise(written ?? '', known).hint}` };
    }
  }
  const format = formats.find((name) => name === values.format);
  if (!format) {
    const { hint } = advise(String(values.format), formats);
    return { refusal: `"${String(values.format)}" is no format${hint}` };
  }
  return { format, fix: values.fix === true };
}
