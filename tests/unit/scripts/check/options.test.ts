import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../../scripts/check/options.ts';
import { UserError } from '../../../../scripts/user-error.ts';

const defaults = { fix: false, release: false, links: false, github: false };

describe('npm run check', () => {
  test.for([
    [[], defaults],
    [['--fix'], { ...defaults, fix: true }],
    [['--release'], { ...defaults, release: true }],
    [['--links'], { ...defaults, links: true }],
    [['--github', '--fix'], { ...defaults, github: true, fix: true }],
  ] as const)('reads the options %j', ([args, options]) => {
    expect(readOptions(args)).toEqual(options);
  });

  test.for([
    [['--fxi']],
    [['fix']],
    [['--fix', '-f']],
    [['--fix=yes']],
    [['--format', 'github']],
  ] as const)('rejects %j, and lists the valid options', ([args]) => {
    const validOptions = 'npm run check accepts --fix, --links, --release and --github.';
    expect(() => readOptions(args)).toThrow(
      new UserError(`"${args.join(' ')}" is not a valid option. ${validOptions}`),
    );
  });
});
