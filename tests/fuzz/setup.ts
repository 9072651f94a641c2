import * as fc from 'fast-check';

// Every run tries the same inputs, and says what it has found, as small as it could make it, before the
// time of its test is up.
fc.configureGlobal({
  seed: 1,
  unbiased: true,
  interruptAfterTimeLimit: 100_000,
  markInterruptAsFailure: true,
});
