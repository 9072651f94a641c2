/** Choices that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to one less than the limit. */
  below: (limit: number) => number;
  pick: <Thing>(things: readonly Thing[]) => Thing;
}

/** The generator mulberry32; a nearby seed gives other numbers altogether. */
export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (things) => {
      const thing = things[below(things.length)];
      if (thing === undefined) throw new RangeError('there is nothing to pick from');
      return thing;
    },
  };
}
