import { describe, expect, test } from 'vitest';
import { matches } from '../../../scripts/vite/dev-panel/client/matches.ts';

const values = [
  'Call Now',
  'Call Now',
  'Sunday to Friday 9:00 AM to 6:00 PM',
  'We are open Sunday to Friday 9:00 AM to 6:00 PM. Come in!',
  'Open now until {closes}',
  '{days} {times}',
  '{first} to {last}',
  'Ring Road',
  'Road',
].map((text, index) => ({ text, field: '', file: '', source: String(index) }));

const found = (text: string) => matches(text, values).map(({ source }) => Number(source));

describe('text on the page leads to', () => {
  test('every value that says the same', () => {
    expect(found('Call Now')).toEqual([0, 1]);
  });

  test('the shortest value that they are a part of', () => {
    expect(found('9:00 AM to 6:00 PM')).toEqual([2]);
  });

  test('the template whose blanks were filled', () => {
    expect(found('Open now until 6:00 PM')).toEqual([4]);
    expect(found('Monday to Wednesday')).toEqual([6]);
  });

  test('the longest value that is a part of them', () => {
    expect(found('Ring Road, Kathmandu')).toEqual([7]);
  });

  test('nothing where no value has to do with them', () => {
    expect(found('Roadside goods')).toEqual([]);
    expect(found('(')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});
