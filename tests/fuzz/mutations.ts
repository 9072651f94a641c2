import * as fc from 'fast-check';
import { dictionary, nesting } from './dictionary.ts';
import { texts } from './fixture.ts';

type Change = (text: string) => string;

/** A number from 0 to less than 1, for a relative position in a text or a list. */
export const fraction = fc.nat(2 ** 20 - 1).map((number) => number / 2 ** 20);

export const word = fc.constantFrom(...dictionary);
const character = fc.constantFrom(...nesting);
const noValue = fc.constant(undefined);

/** Up to 399 characters of any file. */
const pieceOfFile = fc
  .tuple(fc.constantFrom(...texts), fraction, fc.nat(399))
  .map(([text, position, length]) => {
    const start = indexIn(position, text.length + 1);
    return text.slice(start, start + length);
  });

/** Ways to damage a text, like an incomplete copy, a careless merge or an attack. */
const textChanges: readonly fc.Arbitrary<Change>[] = [
  changeLine(noValue, () => []),
  changeLine(noValue, (line) => [line, line]),
  fc.tuple(fraction, fraction).map(([first, second]) => swapLines(first, second)),
  changeLine(word, (line, added) => [added, line]),
  changeLine(fc.nat(8), (line, indent) => [' '.repeat(indent) + line.trimStart()]),
  changePiece(noValue, (piece) => piece + piece),
  changePiece(noValue, (piece) => [...piece].toReversed().join('')),
  changePiece(noValue, () => ''),
  changePiece(word, (_, added) => added),
  changePiece(fc.tuple(word, word), (piece, [before, after]) => before + piece + after),
  changePiece(
    fc.tuple(character, fc.integer({ min: 1, max: 40 })),
    (piece, [repeated, times]) => piece + repeated.repeat(times),
  ),
  changePiece(pieceOfFile, (_, added) => added),
  insertPiece(
    fc.oneof(
      { weight: 39, arbitrary: word },
      { weight: 1, arbitrary: character.map((nested) => nested.repeat(10_000)) },
    ),
  ),
  fc.tuple(fc.constantFrom('\n', ' ', '"', '-', ':'), word).map(
    ([oldText, replacement]) =>
      (text) =>
        text.replaceAll(oldText, () => replacement),
  ),
  fraction.map((end) => (text) => text.slice(0, indexIn(end, text.length + 1))),
];

/** Ways to encode a text wrongly. */
const encodings: readonly fc.Arbitrary<(text: string) => Buffer>[] = [
  fc.constant((text) => Buffer.from(text, 'latin1')),
  fc.constant((text) => Buffer.from(`\uFEFF${text}`, 'utf16le')),
  fc.constant((text) => Buffer.from(`\uFEFF${text}`)),
  fc.constant((text) => Buffer.from(text.replaceAll('\n', '\r\n'))),
  fc
    .tuple(fraction, fc.constantFrom(0x00, 0x80, 0xc0, 0xed, 0xf8, 0xff))
    .map(([position, byte]) => (text) => {
      const bytes = Buffer.from(text);
      const start = indexIn(position, bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, start), Buffer.from([byte]), bytes.subarray(start)]);
    }),
];

/** Damages a file in up to three ways, and rarely encodes it wrongly. */
export const damage: fc.Arbitrary<(text: string) => Buffer> = fc
  .tuple(
    fc.array(fc.oneof(...textChanges), { minLength: 1, maxLength: 3 }),
    fc.oneof(
      { weight: 19, arbitrary: fc.constant((text: string) => Buffer.from(text)) },
      { weight: 1, arbitrary: fc.oneof(...encodings) },
    ),
  )
  .map(([changes, encode]) => (text) => {
    let damaged = text;
    for (const change of changes) damaged = change(damaged);
    return encode(damaged);
  });

/** Returns the index at a relative position. */
export function indexIn(position: number, length: number): number {
  return Math.floor(position * length);
}

/** Replaces a random line. */
function changeLine<Value>(
  value: fc.Arbitrary<Value>,
  change: (line: string, value: Value) => readonly string[],
): fc.Arbitrary<Change> {
  return fc.tuple(fraction, value).map(([position, argument]) => (text) => {
    const lines = text.split('\n');
    const index = indexIn(position, lines.length);
    return lines.toSpliced(index, 1, ...change(lines[index] ?? '', argument)).join('\n');
  });
}

/** Replaces up to 11 characters at a random position. */
function changePiece<Value>(
  value: fc.Arbitrary<Value>,
  change: (piece: string, value: Value) => string,
): fc.Arbitrary<Change> {
  return fc.tuple(fraction, fc.nat(11), value).map(([position, length, argument]) => (text) => {
    const start = indexIn(position, text.length + 1);
    const end = Math.min(text.length, start + length);
    return text.slice(0, start) + change(text.slice(start, end), argument) + text.slice(end);
  });
}

function insertPiece(piece: fc.Arbitrary<string>): fc.Arbitrary<Change> {
  return fc.tuple(fraction, piece).map(([position, added]) => (text) => {
    const index = indexIn(position, text.length + 1);
    return text.slice(0, index) + added + text.slice(index);
  });
}

function swapLines(firstPosition: number, secondPosition: number): Change {
  return (text) => {
    const lines = text.split('\n');
    const first = indexIn(firstPosition, lines.length);
    const second = indexIn(secondPosition, lines.length);
    const swapped = lines.with(first, lines[second] ?? '').with(second, lines[first] ?? '');
    return swapped.join('\n');
  };
}
