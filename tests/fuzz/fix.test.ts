import { describe, expect } from 'vitest';
import { fixContent } from '../../scripts/check/fix.ts';
import { diagnosticLine } from '../../scripts/content/diagnostics/report.ts';
import { test } from '../support/site-copy.ts';
import { dictionary } from './dictionary.ts';
import { mutate } from './mutations.ts';
import { seeded, type Random } from './random.ts';
import { files, texts } from './small-site.ts';

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

describe('the check fixes spoilt content', () => {
  test.for(rounds)('and valid lines stay as they were, round %i', async (round, { content }) => {
    const random = seeded(round);
    const validLines = new Map<string, string[]>();
    for (const file of files) {
      const { spoilt, sound } = spoilLine(file.text, random);
      validLines.set(file.path, sound);
      content.write(file.path, spoilt);
    }
    await fixContent(content.root);
    for (const [file, valid] of validLines) {
      const lines = content.read(file).split(/\r\n?|\n/);
      const lost = valid.filter((line) => !lines.includes(line));
      expect(lost, file).toEqual([]);
    }
  });

  test.for(rounds)('and no safe fix is left to be done, round %i', async (round, { content }) => {
    const random = seeded(round);
    for (const file of files) content.write(file.path, mutate(file.text, random, texts));
    await fixContent(content.root);
    const { diagnostics } = await content.load();
    expect(await fixContent(content.root)).toEqual([]);
    expect((await content.load()).diagnostics).toEqual(diagnostics);
  });

  test.for(rounds)('and every fix takes its error away, round %i', async (round, { content }) => {
    const random = seeded(round);
    const file = random.pick(files);
    content.write(file.path, spoilLine(file.text, random).spoilt);
    const fixed = await fixContent(content.root);
    const left = await content.diagnostics();
    expect(left.filter((line) => fixed.map(diagnosticLine).includes(line))).toEqual([]);
  });
});
