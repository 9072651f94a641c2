import * as fc from 'fast-check';

// Every run uses the same inputs and reports a minimal failure before the test's timeout.
fc.configureGlobal({
  seed: 1,
  unbiased: true,
  interruptAfterTimeLimit: 500_000,
  markInterruptAsFailure: true,
});
