import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../scripts/check/options.ts';
import { Refusal } from '../../../scripts/refusal.ts';

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
    [['--fxi'], 'There is no option "--fxi"; did you mean "--fix"?'],
    [['fix'], `There is no option "fix"; there are --format, --fix, --release, --links`],
    [['--fix', '-f'], 'There is no option "-f"; there are --format, --fix, --release, --links'],
    [['--format', 'gihtub'], 'There is no format "gihtub"; did you mean "github"?'],
    [['--format'], 'Write a format behind --format: text, json or github'],
    [['--format='], 'Write a format behind --format: text, json or github'],
    [['--format', 'xml'], 'There is no format "xml"; there are text, json, github'],
  ] as const)('refuses %j', ([args, refusal]) => {
    expect(() => readOptions(args)).toThrow(new Refusal(refusal));
  });
});
