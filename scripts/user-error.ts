import { inspect } from 'node:util';

/** A failure that the user can fix. Its message is printed without a stack trace. */
export class UserError extends Error {
  /** Vite prints the result of `inspect`, which by default contains a stack trace. */
  [inspect.custom]() {
    return this.message;
  }
}

/** Prints a command's result, or the message of its UserError, which also sets the exit code. */
export async function printResult(result: Promise<string>, exitCode = 1) {
  try {
    const output = await result;
    if (output !== '') console.log(output);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = exitCode;
  }
}
