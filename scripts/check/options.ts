import { parseArgs } from 'node:util';
import { UserError } from '../user-error.ts';

const formats = ['text', 'json', 'github'] as const;

export interface CheckOptions {
  format: (typeof formats)[number];
  fix: boolean;
  release: boolean;
  links: boolean;
}

const options = {
  format: { type: 'string', default: 'text' },
  fix: { type: 'boolean', default: false },
  release: { type: 'boolean', default: false },
  links: { type: 'boolean', default: false },
} as const;

/** Reads the arguments after `npm run check --`. @throws UserError */
export function readOptions(args: readonly string[]): CheckOptions {
  const values = parseOptions(args);
  const format = formats.find((name) => name === values?.format);
  if (values && format) return { ...values, format };
  throw new UserError(
    `"${args.join(' ')}" is not a valid option. npm run check accepts --fix, --links, --release and --format, followed by text, json or github.`,
  );
}

/** Returns undefined if an option is unknown or has no value. */
function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    return undefined;
  }
}
