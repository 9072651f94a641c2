import { z } from 'zod';

/**
 * Something that is so or not, written `true` or `false`; the schema's output is a boolean.
 * @param advice what to write, for whoever wrote something else
 */
export function flag(description: string, advice: string) {
  return z
    .string()
    .regex(/^(true|false)$/, { error: advice, abort: true })
    .transform((value) => value === 'true')
    .meta({
      description,
      form: 'true or false',
      examples: ['true', 'false'],
      readAs: ['boolean'],
      meant,
    });
}

/** Reads the other words that YAML has for the two. */
function meant(written: string): string | undefined {
  if (/^(true|yes|on)$/i.test(written)) return 'true';
  return /^(false|no|off)$/i.test(written) ? 'false' : undefined;
}
