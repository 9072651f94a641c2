/** Measures something several times, one after the other. */
export async function repeat<Value>(
  times: number,
  measure: () => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let time = 0; time < times; time += 1) values.push(await measure());
  return values;
}
