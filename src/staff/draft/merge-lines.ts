import { diffArrays } from 'diff';

type Lines = readonly string[];

/** A side of a merge. */
export type Side = 'mine' | 'theirs';

/** A change of one side: the number of lines that it removes from `start`, and the lines that it adds. */
interface Hunk {
  start: number;
  removed: number;
  added: Lines;
}

/** A hunk with the lines that it touches. Among equal lines, it may be at several places. */
interface PlacedHunk extends Hunk {
  side: Side;
  first: number;
  last: number;
}

/** Hunks that touch each other. */
interface Region {
  first: number;
  last: number;
  hunks: PlacedHunk[];
}

/**
 * Merges the changes of two sides line by line. Changes that touch each other are a conflict, as in
 * git. A change among equal lines touches all places where it could be: one side changes one of two
 * equal rows, and the other side removes one. The same change of both sides is no conflict.
 * @param before the lines before both changes
 * @param favoured the side that wins a conflict
 * @param mayTouch true if changes of neighbouring lines are no conflict
 * @returns undefined if there is a conflict, and no side is favoured
 */
export function mergeLines(
  before: Lines,
  sides: Readonly<Record<Side, Lines>>,
  favoured?: Side,
  mayTouch = false,
): string[] | undefined {
  const hunks = {
    mine: placedHunks(before, sides.mine, 'mine'),
    theirs: placedHunks(before, sides.theirs, 'theirs'),
  };
  const merged: string[] = [];
  let end = 0;
  for (const region of regionsOf([...hunks.mine, ...hunks.theirs], mayTouch)) {
    const side = changedSide(region) ?? favoured;
    if (!side) return undefined;
    merged.push(...before.slice(end, region.first));
    merged.push(...linesIn(region, before, sides[side]));
    end = region.last;
  }
  return [...merged, ...before.slice(end)];
}

/** Returns the hunks of a side. If equal lines allow two comparisons, returns the hunks of both. */
function placedHunks(before: Lines, after: Lines, side: Side): PlacedHunk[] {
  const fromEnd = diffLines(before.toReversed(), after.toReversed()).map((hunk) => ({
    ...hunk,
    start: before.length - hunk.start - hunk.removed,
    added: hunk.added.toReversed(),
  }));
  const placed = [...diffLines(before, after), ...fromEnd].map((hunk) => place(before, hunk));
  return [...new Map(placed.map((hunk) => [keyOf(hunk), { ...hunk, side }])).values()];
}

function diffLines(before: Lines, after: Lines): Hunk[] {
  const hunks: Hunk[] = [];
  let line = 0;
  let isOpen = false;
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      line += value.length;
      isOpen = false;
      continue;
    }
    const hunk = (isOpen && hunks.pop()) || { start: line, removed: 0, added: [] };
    isOpen = true;
    if (removed) line += value.length;
    hunks.push(
      removed
        ? { ...hunk, removed: hunk.removed + value.length }
        : { ...hunk, added: [...hunk.added, ...value] },
    );
  }
  return hunks;
}

/** Moves a hunk that only adds or removes lines as far up as equal lines allow. */
function place(before: Lines, hunk: Hunk): Omit<PlacedHunk, 'side'> {
  const { removed, added } = hunk;
  let { start } = hunk;
  let last = start + removed;
  if (removed > 0 && added.length > 0) return { ...hunk, first: start, last };
  const moved = removed > 0 ? before.slice(start, last) : [...added];
  const down = [...moved];
  while (last < before.length && before[last] === down[0]) {
    down.push(...down.splice(0, 1));
    last += 1;
  }
  while (start > 0 && before[start - 1] === moved.at(-1)) {
    moved.unshift(...moved.splice(-1));
    start -= 1;
  }
  return { start, removed, added: removed > 0 ? [] : moved, first: start, last };
}

function regionsOf(hunks: readonly PlacedHunk[], mayTouch: boolean): Region[] {
  const regions: Region[] = [];
  for (const hunk of hunks.toSorted((a, b) => a.first - b.first || a.last - b.last)) {
    const region = regions.at(-1);
    if (region && isInRegion(hunk, region, mayTouch)) {
      region.hunks.push(hunk);
      region.last = Math.max(region.last, hunk.last);
    } else regions.push({ first: hunk.first, last: hunk.last, hunks: [hunk] });
  }
  return regions;
}

/** Returns true if a hunk overlaps a region before it, or touches it in a way that leaves the order open. */
function isInRegion(hunk: PlacedHunk, region: Region, mayTouch: boolean): boolean {
  if (!mayTouch || hunk.first !== region.last) return hunk.first <= region.last;
  const isInsertion = hunk.last === hunk.first && region.last === region.first;
  return isInsertion || region.hunks.some(({ side }) => side === hunk.side);
}

/** Returns the side whose lines a region gets; undefined if the sides have changed it differently. */
function changedSide({ hunks }: Region): Side | undefined {
  const [mine = '', theirs = ''] = (['mine', 'theirs'] as const).map((side) =>
    hunks
      .filter((hunk) => hunk.side === side)
      .map(keyOf)
      .toSorted()
      .join('\n'),
  );
  if (mine === '') return 'theirs';
  return theirs === '' || mine === theirs ? 'mine' : undefined;
}

const keyOf = ({ start, removed, added }: Hunk) => JSON.stringify([start, removed, added]);

/** Returns the lines that a side has in a region. No hunk of this side outside touches the region. */
function linesIn({ first, last }: Region, before: Lines, after: Lines): Lines {
  const hunks = diffLines(before, after);
  const growth = (counts: (hunk: Hunk) => boolean) =>
    hunks.filter(counts).reduce((sum, { removed, added }) => sum + added.length - removed, 0);
  return after.slice(
    first + growth(({ start, removed }) => start + removed < first),
    last + growth(({ start }) => start <= last),
  );
}
