/** Why a command does nothing, in words for the person who gave it. */
export class Refusal extends Error {}

/** Prints what a command answers; a refusal goes to standard error, with exit code 1. */
export async function printAnswer(answer: Promise<string>) {
  try {
    console.log(await answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
