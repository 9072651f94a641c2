import { desktop, phone, zoomed } from '../support/pages.ts';
import { expectReachableByKeyboard } from '../support/tab-stops.ts';
import { testOnNext as test } from '../support/visitor.ts';
import { stubOtherHosts } from '../support/visits.ts';

test.for([
  { path: '/', device: 'desktop', window: desktop },
  { path: '/every-tag', device: 'phone', window: phone },
  { path: '/every-tag', device: 'desktop', window: desktop },
  { path: '/every-tag', device: 'desktop at a zoom of 400 %', window: zoomed },
])('reaches everything on $path by keyboard on a $device', async ({ path, window }, { visit }) => {
  await expectReachableByKeyboard(await visit(path, { ...window, prepare: stubOtherHosts() }));
});
