import { words } from '../support/shop.ts';
import { expect, test } from '../support/visitor.ts';

test.for(['/', '/contact'])(
  '%s shows one map, named and loaded late',
  async (address, { look }) => {
    const page = await look(address);
    expect(await page.locator('iframe').count()).toBe(1);
    const map = page.getByTitle(words.map.title, { exact: true });
    expect(await map.getAttribute('loading')).toBe('lazy');

    const { location, map: own } = words.business;
    const source = new URL((await map.getAttribute('src')) ?? '');
    if (own) {
      expect(source.href).toBe(own);
      return;
    }
    expect(source.origin + source.pathname).toBe('https://www.openstreetmap.org/export/embed.html');
    expect(source.searchParams.get('marker')).toBe(`${location.latitude},${location.longitude}`);
    const [west, south, east, north] = (source.searchParams.get('bbox') ?? '')
      .split(',')
      .map(Number);
    expect([west, east].map(Number).every(Number.isFinite)).toBe(true);
    expect(west).toBeLessThan(location.longitude);
    expect(east).toBeGreaterThan(location.longitude);
    expect(south).toBeLessThan(location.latitude);
    expect(north).toBeGreaterThan(location.latitude);
  },
);
