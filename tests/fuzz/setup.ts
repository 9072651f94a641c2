import * as fc from 'fast-check';

declare module 'vitest' {
  interface ProvidedContext {
    /** The factor by which a run is longer than the one of `npm test`. */
    fuzzFactor: number;
  }
}

// Every run uses the same inputs and reports a minimal failure before the test's timeout.
fc.configureGlobal({
  seed: 1,
  unbiased: true,
  interruptAfterTimeLimit: 500_000,
  markInterruptAsFailure: true,
});
