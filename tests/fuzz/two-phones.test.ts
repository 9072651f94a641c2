import * as fc from 'fast-check';
import { expect, inject } from 'vitest';
import { test } from '../support/github-phone.ts';
import { jpegPhoto } from '../support/photos.ts';
import { createShopDay, type Action, type Step } from './shop-day.ts';

/** How often each action happens. */
const weights: Readonly<Record<Action, number>> = {
  append: 5,
  replace: 4,
  undo: 3,
  addQuestion: 2,
  removeQuestion: 1,
  addPhoto: 2,
  replacePicture: 1,
  send: 6,
  sendWithFault: 3,
  sendMeanwhile: 3,
  look: 3,
  reopen: 2,
  choose: 4,
  colleague: 14,
};
const action = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({
    arbitrary: fc.constant(name as Action),
    weight,
  })),
);
const number = fc.nat(255);
const step: fc.Arbitrary<Step> = fc.record({ action, who: number, what: number, how: number });

test('loses no sentence and no photo of two phones and a colleague', async ({
  gitHub,
  openPhone,
}) => {
  const photos = await Promise.all(
    [10, 20, 30, 40, 50, 60].map(async (width) => Uint8Array.from(await jpegPhoto(width, 60))),
  );
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 8, maxLength: 24 }),
    async (steps) => {
      gitHub.reset();
      const day = createShopDay(gitHub, [await openPhone(), await openPhone()], photos);
      for (const next of steps) {
        const lost = await day.run(next);
        expect(lost, next.action).toEqual([]);
      }
      expect(await day.finish()).toEqual([]);
    },
  );
  await fc.assert(property, { numRuns: 4 * inject('fuzzFactor') });
});
