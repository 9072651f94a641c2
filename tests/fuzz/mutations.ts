import { dictionary, nesting } from './dictionary.ts';
import type { Random } from './random.ts';

type Mutation = (text: string, random: Random, others: readonly string[]) => string;

/**
 * Spoils a file in a few ways at once, as a torn copy, a careless merge or a malicious hand would.
 * @param others the texts of other files, pieces of which may get into this one
 */
export function mutate(text: string, random: Random, others: readonly string[]): Buffer {
  let spoilt = text;
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    spoilt = random.pick(mutations)(spoilt, random, others);
  }
  return random.below(20) === 0 ? random.pick(savings)(spoilt, random) : Buffer.from(spoilt);
}

const mutations: readonly Mutation[] = [
  withLines((lines, at) => lines.splice(at, 1)),
  withLines((lines, at) => lines.splice(at, 0, lines[at] ?? '')),
  withLines((lines, at, random) => {
    const other = random.below(lines.length);
    [lines[at], lines[other]] = [lines[other] ?? '', lines[at] ?? ''];
  }),
  withLines((lines, at, random) => lines.splice(at, 0, random.pick(dictionary))),
  withLines((lines, at, random) => {
    lines[at] = ' '.repeat(random.below(9)) + lines[at]?.trimStart();
  }),
  withPiece((piece) => piece + piece),
  withPiece((piece) => [...piece].toReversed().join('')),
  withPiece(() => ''),
  withPiece((_, random) => random.pick(dictionary)),
  withPiece((piece, random) => random.pick(dictionary) + piece + random.pick(dictionary)),
  withPiece((piece, random) => piece + random.pick(nesting).repeat(1 + random.below(40))),
  withPiece((_, random, others) => pieceOf(random.pick(others), random, 400)),
  (text, random) =>
    random.below(40) === 0
      ? insert(text, random.below(text.length + 1), random.pick(nesting).repeat(10_000))
      : insert(text, random.below(text.length + 1), random.pick(dictionary)),
  (text, random) =>
    text.replaceAll(random.pick(['\n', ' ', '"', '-', ':']), random.pick(dictionary)),
  (text, random) => text.slice(0, random.below(text.length + 1)),
];

/** Ways in which a program may save a text so that its bytes are another text, or none. */
const savings: readonly ((text: string, random: Random) => Buffer)[] = [
  (text) => Buffer.from(text, 'latin1'),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  (text, random) => {
    const bytes = Buffer.from(text);
    const at = random.below(bytes.length + 1);
    const odd = Buffer.from([random.pick([0x00, 0x80, 0xc0, 0xed, 0xf8, 0xff])]);
    return Buffer.concat([bytes.subarray(0, at), odd, bytes.subarray(at)]);
  },
];

function withLines(change: (lines: string[], at: number, random: Random) => unknown): Mutation {
  return (text, random) => {
    const lines = text.split('\n');
    change(lines, random.below(lines.length), random);
    return lines.join('\n');
  };
}

/** Puts something else in the place of a few characters. */
function withPiece(
  change: (piece: string, random: Random, others: readonly string[]) => string,
): Mutation {
  return (text, random, others) => {
    const start = random.below(text.length + 1);
    const end = Math.min(text.length, start + random.below(12));
    return text.slice(0, start) + change(text.slice(start, end), random, others) + text.slice(end);
  };
}

function insert(text: string, at: number, piece: string): string {
  return text.slice(0, at) + piece + text.slice(at);
}

function pieceOf(text: string, random: Random, longest: number): string {
  const start = random.below(text.length + 1);
  return text.slice(start, start + random.below(longest));
}
