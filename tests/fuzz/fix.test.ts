import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { fix } from '../../scripts/check/fix.ts';
import { test } from '../unit/scripts/content/content-copy.ts';
import { dictionary } from './dictionary.ts';
import { mutate } from './mutations.ts';
import { seeded, type Random } from './random.ts';
import { files, texts } from './real-content.ts';

const rounds = Array.from({ length: 15 }, (_, index) => index);

/** Spoils one line of a text, or puts another before it. */
function spoilLine(text: string, random: Random): { spoilt: string; sound: string[] } {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = lines[at] ?? '';
  const cut = random.below(line.length + 1);
  const token = random.pick(dictionary);
  const [before, after] = [lines.slice(0, at), lines.slice(at + 1)];
  const instead = random.pick([
    [token, line],
    [line.slice(0, cut) + token + line.slice(cut)],
    [line.slice(0, cut) + line.slice(cut + 1)],
    [],
  ]);
  return { spoilt: [...before, ...instead, ...after].join('\n'), sound: [...before, ...after] };
}

describe('Somebody lets the check fix content that is spoilt', () => {
  test.for(rounds)(
    'and lines that were sound stay as they were, round %i',
    async (round, { content }) => {
      const random = seeded(round);
      const soundOf = new Map<string, string[]>();
      for (const file of files) {
        const { spoilt, sound } = spoilLine(file.text, random);
        soundOf.set(file.path, sound);
        await content.write(file.path, spoilt);
      }
      await fix(content.root);
      for (const [file, sound] of soundOf) {
        const lines = (await readFile(path.join(content.root, file), 'utf8')).split(/\r\n?|\n/);
        expect(
          sound.filter((line) => !lines.includes(line)),
          file,
        ).toEqual([]);
      }
    },
  );

  test.for(rounds)(
    'and it comes to an end that can be checked again, round %i',
    async (round, { content }) => {
      const random = seeded(round);
      for (const file of files) {
        await content.write(file.path, mutate(file.text, random, texts));
      }
      await fix(content.root);
      const { problems } = await content.load();
      expect(await fix(content.root)).toEqual([]);
      expect((await content.load()).problems).toEqual(problems);
    },
  );
});
