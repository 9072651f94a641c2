import { inspect } from 'node:util';

/** Why a command does nothing, in words for the person who gave it. */
export class Refusal extends Error {
  /** Vite prints what `inspect` makes of an error, which else would name lines of the code. */
  [inspect.custom]() {
    return this.message;
  }
}

/** Prints what a command answers, if anything; a refusal goes to standard error, with an exit code. */
export async function printAnswer(answer: Promise<string>, exitCode = 1) {
  try {
    const said = await answer;
    if (said !== '') console.log(said);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = exitCode;
  }
}
