import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Unit tests have no side effects, so they share imported modules.
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      // The tables of the check's reports. Each of them is slow.
      {
        test: {
          name: 'content',
          globalSetup: 'tests/support/validate-fixture.ts',
          include: ['tests/content/**/*.test.ts', 'tests/words/**/*.test.ts'],
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      // Tests that start programs, encode photos, load the content many times or render whole sites,
      // and the commands as staff run them, in a copy of the project.
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts', 'tests/commands/**/*.test.ts'],
          testTimeout: 120_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      // Thousands of damaged contents, the same in each run.
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
          globalSetup: ['tests/support/validate-fixture.ts', 'tests/support/global-setup.ts'],
          // Long enough for a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // An open page reacts faster, so this reports a broken one early.
          expect: { poll: { timeout: 10_000 } },
          // Visits mostly wait for the browser, so two can share a core. No test changes a module, so
          // files share imported modules.
          isolate: false,
          maxWorkers: 2,
        },
      },
      // The tasks of visitors in each installed engine. Some machines lack the engines.
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
