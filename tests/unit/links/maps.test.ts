import { describe, expect, test } from 'vitest';
import { mapEmbed, mapsPlace } from '../../../src/lib/maps.ts';

const shop = { latitude: 27.7421, longitude: 85.3327 };

describe('The place on the map', () => {
  test('opens in a map app at the shop', () => {
    const link = new URL(mapsPlace(shop));
    expect(link.origin + link.pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(link.searchParams)).toEqual({ api: '1', query: '27.7421,85.3327' });
  });

  test('is shown with a marker in the middle of the embedded map', () => {
    const link = new URL(mapEmbed(shop));
    expect(link.origin).toBe('https://www.openstreetmap.org');
    expect(link.searchParams.get('marker')).toBe('27.7421,85.3327');
    const [west, south, east, north] = (link.searchParams.get('bbox') ?? '').split(',').map(Number);
    expect(((west ?? 0) + (east ?? 0)) / 2).toBeCloseTo(85.3327, 4);
    expect(((south ?? 0) + (north ?? 0)) / 2).toBeCloseTo(27.7421, 4);
    expect(east).toBeGreaterThan(west ?? 0);
    expect(north).toBeGreaterThan(south ?? 0);
  });

  test('lies west and south of zero where the numbers are negative', () => {
    const query = new URL(mapsPlace({ latitude: -33.87, longitude: -70.5 })).searchParams.get(
      'query',
    );
    expect(query).toBe('-33.87,-70.5');
  });
});
