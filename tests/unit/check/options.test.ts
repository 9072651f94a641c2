import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../scripts/check/options.ts';
import { UserError } from '../../../scripts/user-error.ts';

const none = { format: 'text', fix: false, release: false, links: false };

describe('the check', () => {
  test.for([
    [[], none],
    [['--fix'], { ...none, fix: true }],
    [['--release'], { ...none, release: true }],
    [['--links'], { ...none, links: true }],
    [['--format', 'json'], { ...none, format: 'json' }],
    [['--format=github'], { ...none, format: 'github' }],
    [['--format', 'text', '--links', '--fix'], { ...none, links: true, fix: true }],
  ] as const)('reads %j', ([args, options]) => {
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
  ] as const)('rejects %j, and lists the options', ([args]) => {
    const known =
      'npm run check accepts --fix, --links, --release and --format, followed by text, json or github.';
    expect(() => readOptions(args)).toThrow(
      new UserError(`"${args.join(' ')}" is not a valid option. ${known}`),
    );
  });
});
