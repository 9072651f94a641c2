/** A sentence that is gone (`-`) or new (`+`). */
export interface Change {
  sign: '-' | '+';
  sentence: string;
}

/** The fewest removals and additions that make one list of sentences the other, in order. */
export function compare(before: readonly string[], after: readonly string[]): Change[] {
  const common = commonLengths(before, after);
  const changes: Change[] = [];
  let [old, now] = [0, 0];
  while (old < before.length || now < after.length) {
    const [was, is] = [before[old], after[now]];
    if (was === is) {
      old += 1;
      now += 1;
    } else if (
      is === undefined ||
      (was !== undefined && common(old + 1, now) >= common(old, now + 1))
    ) {
      changes.push({ sign: '-', sentence: was ?? '' });
      old += 1;
    } else {
      changes.push({ sign: '+', sentence: is });
      now += 1;
    }
  }
  return changes;
}

/** How many sentences the rests of both lists have in common, from a place in each on. */
function commonLengths(before: readonly string[], after: readonly string[]) {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (old: number, now: number) => lengths[old * width + now] ?? 0;
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let now = after.length - 1; now >= 0; now -= 1) {
      lengths[old * width + now] =
        before[old] === after[now]
          ? at(old + 1, now + 1) + 1
          : Math.max(at(old + 1, now), at(old, now + 1));
    }
  }
  return at;
}
