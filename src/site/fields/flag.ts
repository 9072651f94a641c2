import { z } from 'zod';
import { toIssue, type Message } from './say.ts';

/**
 * Accepts `true` or `false` and returns a boolean.
 * @param advice the message for an invalid value
 */
export function flag(description: string, advice: Message) {
  return z
    .string()
    .regex(/^(true|false)$/, { error: toIssue(advice), abort: true })
    .transform((value) => value === 'true')
    .meta({
      description,
      form: 'true or false',
      kind: 'flag',
      examples: ['true', 'false'],
      normalize,
    });
}

/** Normalizes YAML's other spellings of true and false. */
function normalize(input: string): string | undefined {
  if (/^(true|yes|on)$/i.test(input)) return 'true';
  return /^(false|no|off)$/i.test(input) ? 'false' : undefined;
}
