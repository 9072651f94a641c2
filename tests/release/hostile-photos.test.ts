import { hostilePhotos, loosePhotos } from '../support/hostile-photos.ts';
import { expectUprightDrawings, openPhotoForm } from '../support/redrawn-photos.ts';
import { test } from '../support/staff.ts';
import { expect } from '../support/visitor.ts';
import { withoutPolicy } from '../support/visits.ts';

test('draws only the upright pixels of each hostile photo', async ({ visit }) => {
  const page = await visit('/faq', withoutPolicy);
  const all = [...hostilePhotos, ...loosePhotos];
  expect(all.length).toBeGreaterThanOrEqual(31);
  await openPhotoForm(page);
  await expectUprightDrawings(page, all);
});
