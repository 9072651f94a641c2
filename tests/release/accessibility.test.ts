import {
  desktopAtNight,
  desktopByDay,
  listBarriers,
  phoneAtNight,
  phoneByDay,
} from '../support/axe.ts';
import { allPaths } from '../support/pages.ts';
import { sidewaysScroll } from '../support/targets.ts';
import { expect, testOnNext as test } from '../support/visitor.ts';

const nepaliPaths = ['/ne', '/ne/faq', '/ne/contact', '/ne/no-such-page'];

test.for([...allPaths, ...nepaliPaths, '/every-tag'])(
  'has no barriers on %s on any device',
  async (path, { look }) => {
    const page = await look(path);
    const devices = [desktopByDay, desktopAtNight, phoneByDay, phoneAtNight];
    expect(await listBarriers(page, devices)).toEqual([]);
    const narrowPhone = { viewport: { width: 320, height: 640 }, colorScheme: 'light' } as const;
    expect(await listBarriers(page, [narrowPhone])).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  },
);
