import { afterEach, expect, test, vi } from 'vitest';
import {
  restoreControls,
  saveControls,
} from '../../../../src/site/tags/photo-sheet/sheet-answers.ts';

const control = (type: string, name: string, value: string, checked = false) =>
  ({ type, name, value, checked }) as HTMLInputElement;

/** The answers Yes and No of a sheet, a photo, and a field. */
const createControls = () => [
  control('radio', 'lift-1', 'Yes'),
  control('radio', 'lift-1', 'No'),
  control('checkbox', 'photos', 'Back'),
  control('text', 'floor', ''),
];

afterEach(() => vi.unstubAllGlobals());

test('keeps what a visitor answers before the saved answers come back', () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  const saved = createControls();
  Object.assign(saved[0] ?? {}, { checked: true });
  Object.assign(saved[3] ?? {}, { value: '2' });
  saveControls(saved);

  const [yes, no, ...others] = createControls();
  if (no) no.checked = true;
  restoreControls([yes, no, ...others].filter((one) => one !== undefined));
  expect([yes?.checked, no?.checked]).toEqual([false, true]);
  expect(others[1]?.value).toBe('2');

  const untouched = createControls();
  restoreControls(untouched);
  expect(untouched.map(({ checked }) => checked)).toEqual([true, false, false, false]);
});
