/** A message of the check with its named values, and its translation with the same names. */
export interface MessagePattern {
  pattern: RegExp;
  translation: string;
}

/** Returns the patterns of a list such as `{ 'Write $text.': '$text लेख्नुहोस्।' }`. `$rest` may be empty. */
export function messagePatterns(translations: Readonly<Record<string, string>>): MessagePattern[] {
  return Object.entries(translations).map(([message, translation]) => {
    const source = message
      .replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(valueName, (_, name: string) => `(?<${name}>${name === 'rest' ? '.*' : '.+?'})`);
    return { pattern: new RegExp(`^${source}$`, 's'), translation };
  });
}

/**
 * Translates a message; undefined if no pattern matches it.
 * @param format returns a value as staff read it
 */
export function translateMessage(
  patterns: readonly MessagePattern[],
  message: string,
  format: (value: string, name: string) => string,
): string | undefined {
  const known = patterns.find(({ pattern }) => pattern.test(message));
  const values = known?.pattern.exec(message)?.groups;
  return known?.translation.replaceAll(valueName, (_, name: string) =>
    format(values?.[name] ?? '', name),
  );
}

const valueName = /\$([a-z]+\d?)/g;
