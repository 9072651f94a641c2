/** Creates a function that runs calls one after another. A call that fails does not stop the next one. */
export function createQueue() {
  let previous: Promise<unknown> = Promise.resolve();
  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    const result = previous.then(call);
    previous = result.catch(() => undefined);
    return result;
  };
}
