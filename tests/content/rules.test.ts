import { expect, test } from 'vitest';
import { examplesIn } from '../../scripts/docs/rule-list.ts';
import { fileErrors, rules } from '../../src/compiler/check/rules.ts';
import { ruleInfosOf } from '../../src/compiler/check/run-rules.ts';
import { readTables, casesIn } from './table.ts';

const ids = [...rules.flatMap(ruleInfosOf), ...fileErrors].map(({ id }) => id);
const tables = Object.values(readTables());
const examples = tables.flatMap(examplesIn);

test('gives each rule a unique id in kebab case', () => {
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
});

test('reports only ids that the list of rules contains', () => {
  expect(examples.map(({ rule }) => rule).filter((rule) => !ids.includes(rule))).toEqual([]);
});

test('has an example of each rule in the tables', () => {
  expect(ids.filter((id) => !examples.some(({ rule }) => rule === id))).toEqual([]);
});

test('names each section after a rule', () => {
  const names = tables.flatMap(casesIn).map(({ title }) => title.split(':', 1)[0] ?? '');
  expect(names.filter((name) => !ids.includes(name))).toEqual([]);
});
