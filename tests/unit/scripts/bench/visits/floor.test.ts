import { expect, test } from 'vitest';
import { result } from '../../../../../scripts/bench/result.ts';
import { comparedWithFloor } from '../../../../../scripts/bench/visits/floor.ts';

test('A page may be painted a twentieth later than without scripts, and block and shift nothing', () => {
  const results = ['the site', 'scripts removed'].flatMap((variant) => [
    result(`/faq fcp, ${variant}`, 'ms', [400]),
    result(`/faq lcp, ${variant}`, 'ms', [600]),
    result(`/faq blocking, ${variant}`, 'ms', [10]),
    result(`/faq shift, ${variant}`, 'shift', [0]),
  ]);
  const limits = comparedWithFloor(results, '/faq').map(({ limit }) => limit);
  expect(limits).toEqual([420, 630, 0, 0, undefined, undefined, undefined, undefined]);
});
