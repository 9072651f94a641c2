import { defineConfig } from 'vitest/config';

/** No test changes a module, so the files of a project share imported modules. A busy machine is slow. */
const shared = { isolate: false, maxWorkers: 2, testTimeout: 180_000, hookTimeout: 180_000 };

/** Threads start faster than processes, and compile each module for less. */
const inNode = { ...shared, pool: 'threads' } as const;

/** Before the browser tests: a valid fixture site, its builds, one browser and the same fonts everywhere. */
const browserSetup = [
  'tests/support/validate-fixture.ts',
  'tests/support/replace-machine-fonts.ts',
  'tests/support/global-setup.ts',
];

/** Ends before the test, so its error says what is broken. */
const poll = { expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...inNode,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
        },
      },
      // Tests of the check's reports, such as those for the mistakes in Markdown files. Each is slow.
      {
        test: {
          ...inNode,
          name: 'content',
          globalSetup: 'tests/support/validate-fixture.ts',
          include: ['tests/content/**/*.test.ts', 'tests/words/**/*.test.ts'],
        },
      },
      // Tests that start programs, encode photos, load the content many times or render whole sites.
      {
        test: {
          ...inNode,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
        },
      },
      // Damaged content files, the same in each run.
      {
        test: {
          ...inNode,
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          setupFiles: 'tests/fuzz/setup.ts',
          provide: { fuzzFactor: 1 },
          testTimeout: 600_000,
        },
      },
      // What visitors and staff do in a browser, and the commands as a person runs them.
      {
        test: {
          ...shared,
          ...poll,
          name: 'site',
          include: ['tests/site/**/*.test.ts', 'tests/commands/**/*.test.ts'],
          globalSetup: browserSetup,
        },
      },
      // The exhaustive tests before a release: all widths, hosts and old browsers, the second way of each
      // job of staff, the compiler in a browser, and ten times as many damaged files.
      {
        test: {
          ...shared,
          ...poll,
          name: 'release',
          include: ['tests/release/**/*.test.ts', 'tests/fuzz/**/*.test.ts'],
          setupFiles: 'tests/fuzz/setup.ts',
          provide: { fuzzFactor: 10 },
          globalSetup: browserSetup,
          testTimeout: 600_000,
        },
      },
      // The main stories of visitors in the installed engines of Firefox and WebKit.
      {
        test: {
          ...shared,
          ...poll,
          isolate: true,
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/support/replace-machine-fonts.ts', 'tests/browsers/global-setup.ts'],
        },
      },
    ],
  },
});
