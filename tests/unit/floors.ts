import type { Import } from './import-graph.ts';

/** The rooms of src from the lowest floor to the highest; rooms of one floor do not know each other. */
const floors = [
  ['fields'],
  ['links'],
  ['ui'],
  ['collections', 'singletons'],
  ['content'],
  ['tags'],
  ['site'],
  ['app', 'styles'],
  ['entry', 'start', 'worker'],
];

/** Rooms in which each folder is a unit that knows no other unit of the room. */
const roomsOfUnits = new Set(['collections', 'singletons', 'tags']);

/** The room of a file of src: its folder, or what a file of src itself is called. */
export function roomOf(file: string): string {
  const [, first = '', ...inside] = file.split('/');
  return inside.length > 0 ? first : first.replace(/[-.].*$/, '');
}

/** Where a file of src imports something that stands higher than it, or beside it. */
export function brokenFloors(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => isInSrc(from) && isInSrc(to))
    .filter(({ from, to }) => roomOf(from) !== roomOf(to) && floorOf(to) >= floorOf(from))
    .map(told);
}

/** Where a unit imports another unit of its room, such as one tag another. */
export function unitsThatKnowEachOther(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => isInSrc(from) && isInSrc(to) && roomOf(from) === roomOf(to))
    .filter(({ from }) => roomsOfUnits.has(roomOf(from)))
    .filter(({ from, to }) => {
      const [unit, other] = [unitOf(from), unitOf(to)];
      return unit !== undefined && other !== undefined && unit !== other;
    })
    .map(told);
}

/** Where a schema imports what a schema does not need; the browser would ship it, or Node trip on it. */
export function burdenedSchemas(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from }) => isSchema(from))
    .filter(({ to }) => to !== 'zod' && !isSchema(to))
    .map(told);
}

/** Where src imports what exists only while the site is built. */
export function buildCodeInSrc(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => isInSrc(from) && /^(scripts|tests)\/|^node:/.test(to))
    .map(told);
}

export function isSchema(file: string): boolean {
  return /^src\/(fields\/|.*\b(schema|schemas|definition|titled)\.ts$)/.test(file);
}

function told({ from, to }: Import): string {
  return `${from} imports ${to}`;
}

function isInSrc(file: string): boolean {
  return file.startsWith('src/');
}

function floorOf(file: string): number {
  const floor = floors.findIndex((rooms) => rooms.includes(roomOf(file)));
  if (floor < 0) throw new Error(`${file} is in no room of the house; give its room a floor`);
  return floor;
}

function unitOf(file: string): string | undefined {
  const [, , unit, ...inside] = file.split('/');
  return inside.length > 0 ? unit : undefined;
}
