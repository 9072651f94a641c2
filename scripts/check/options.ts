import { parseArgs } from 'node:util';
import { Refusal } from '../refusal.ts';

const formats = ['text', 'json', 'github'] as const;

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
  format: { type: 'string', default: 'text' },
  fix: { type: 'boolean', default: false },
  release: { type: 'boolean', default: false },
  links: { type: 'boolean', default: false },
} as const;

/**
 * Reads what stands behind `npm run check --`.
 * @throws Refusal
 */
export function readOptions(args: readonly string[]): CheckOptions {
  const values = parsed(args);
  const format = formats.find((name) => name === values?.format);
  if (values && format) return { ...values, format };
  throw new Refusal(
    `"${args.join(' ')}" cannot be read; npm run check knows --fix, --links, --release, and --format with text, json or github behind it.`,
  );
}

/** Undefined where there is an option that is not known, or that lacks its value. */
function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return undefined;
  }
}
