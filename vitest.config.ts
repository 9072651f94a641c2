import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/fixture-in-order.ts',
    projects: [
      // The unit tests leave nothing behind, so that all of them can share what they import.
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      // The tables of what the check reports, and what the specification says: a long run for each table.
      {
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts', 'tests/words/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      // What starts other programs, encodes photos or renders whole sites; and the commands, each run as
      // a person runs it, in a copy of the project.
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts', 'tests/commands/**/*.test.ts'],
          testTimeout: 120_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      // Content that is spoilt by the thousand, each time in the same ways.
      {
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts'],
          setupFiles: 'tests/fuzz/setup.ts',
          testTimeout: 120_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          // Long enough for a machine that is busy with other things; nothing waits for it otherwise.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What an open page does takes less, so that a broken one is told soon.
          expect: { poll: { timeout: 10_000 } },
          // Most of a visit is waiting for the browser, so two can share a core; and no test changes
          // a module, so that what one file has loaded can serve the next.
          isolate: false,
          maxWorkers: 2,
        },
      },
      // What visitors do in each installed engine; takes programs that not every machine has.
      {
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: 'tests/browsers/global-setup.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
