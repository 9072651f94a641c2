import { expect, test } from 'vitest';
import { fileErrors, rules } from '../../scripts/content/rules.ts';
import { infosOf } from '../../scripts/content/run-rules.ts';
import { readTables } from './table.ts';

const ids = [...rules.flatMap(infosOf), ...fileErrors].map(({ id }) => id);

test('gives each rule an id of its own', () => {
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

test('reports no id that the list of rules lacks', () => {
  const reported = Object.values(readTables()).flatMap((table) =>
    [...table.matchAll(/^content\/[^:]+:\d+:\d+ {2}.* {2}([a-z-]+)$/gm)].map((match) => match[1]),
  );
  expect(reported).not.toEqual([]);
  expect(reported.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});
