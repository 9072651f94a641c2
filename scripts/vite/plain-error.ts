import { inspect } from 'node:util';

/** An error that the terminal shows as this message alone. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  // Vite prints what Node's `inspect` makes of an error: a stack without positions, in brackets.
  Object.defineProperty(error, inspect.custom, { value: () => message });
  return error;
}
