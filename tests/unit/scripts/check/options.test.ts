import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../../scripts/check/options.ts';
import { UserError } from '../../../../scripts/user-error.ts';

const defaults = { format: 'text', fix: false, release: false, links: false };

describe('npm run check', () => {
  test.for([
    [[], defaults],
    [['--fix'], { ...defaults, fix: true }],
    [['--release'], { ...defaults, release: true }],
    [['--links'], { ...defaults, links: true }],
    [['--format', 'json'], { ...defaults, format: 'json' }],
    [['--format=github'], { ...defaults, format: 'github' }],
    [['--format', 'text', '--links', '--fix'], { ...defaults, links: true, fix: true }],
  ] as const)('reads the options %j', ([args, options]) => {
    expect(readOptions(args)).toEqual(options);
  });

  test.for([
    [['--fxi']],
    [['fix']],
    [['--fix', '-f']],
    [['--fix=yes']],
    [['--format', 'gihtub']],
    [['--format']],
    [['--format=']],
  ] as const)('rejects %j, and lists the valid options', ([args]) => {
    const validOptions =
      'npm run check accepts --fix, --links, --release and --format, followed by text, json or github.';
    expect(() => readOptions(args)).toThrow(
      new UserError(`"${args.join(' ')}" is not a valid option. ${validOptions}`),
    );
  });
});
