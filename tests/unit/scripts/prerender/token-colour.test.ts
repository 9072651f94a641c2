import path from 'node:path';
import { expect, test } from 'vitest';
import { readTokenColour } from '../../../../scripts/site/token-colour.ts';

const project = path.join(import.meta.dirname, '../../../..');

test('A colour is read by day and at night', async () => {
  const { light, dark } = await readTokenColour(project, 'paper');
  expect([light, dark]).toEqual([
    expect.stringMatching(/^#[\da-f]{6}$/),
    expect.stringMatching(/^#[\da-f]{6}$/),
  ]);
  expect(light).not.toBe(dark);
});

test('A colour that is not there is missed', async () => {
  await expect(readTokenColour(project, 'no-such-colour')).rejects.toThrow(
    'src/styles/tokens.css has no --no-such-colour: light-dark(',
  );
});
