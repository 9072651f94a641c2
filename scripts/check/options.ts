import { parseArgs } from 'node:util';
import { UserError } from '../user-error.ts';

const options = {
  fix: { type: 'boolean', default: false },
  release: { type: 'boolean', default: false },
  links: { type: 'boolean', default: false },
  /** Prints commands of GitHub's workflows. */
  github: { type: 'boolean', default: false },
} as const;

export type CheckOptions = Record<keyof typeof options, boolean>;

/** Reads the arguments after `npm run check --`. @throws UserError if an option is unknown */
export function readOptions(args: readonly string[]): CheckOptions {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new UserError(
      `"${args.join(' ')}" is not a valid option. npm run check accepts --fix, --links, --release and --github.`,
    );
  }
}
