import { z } from 'zod';
import { descriptionAt, schemaAt, withoutOptional } from '../../content-types/schema-at.ts';
import { advise, nearNames } from '../../diagnostics/suggest.ts';
import {
  asField,
  say,
  sayInEnglish,
  sayInReport,
  type Message,
  type Value,
} from '../../../site/fields/say.ts';

/** Returns the message for an issue if the schema does not define a message. */
export function issueMessage(issue: z.core.$ZodRawIssue, schema: z.ZodType): Message {
  const path = issue.path ?? [];
  const field = fieldOf(path);
  if (issue.input === undefined) return missingMessage(path, schema);
  switch (issue.code) {
    case 'invalid_value':
      return typeof issue.input === 'string'
        ? choiceMessage(field, issue.values.map(String), issue.input)
        : typeMessage(field, 'string', issue.input);
    case 'invalid_type':
      return typeMessage(field, issue.expected, issue.input);
    case 'too_small': // A list: `emptyMessage` explains empty text.
      return say`"${{ field }}" needs at least one line that begins with "- ".`;
    default:
      return say`"${{ field }}" cannot be read.`;
  }
}

export function missingMessage(path: readonly PropertyKey[], schema: z.ZodType): Message {
  return [...say`"${{ field: fieldOf(path) }}" is missing.`, ...descriptionOf(path, schema)];
}

export function emptyMessage(path: readonly PropertyKey[], schema: z.ZodType): Message {
  const field = fieldOf(path);
  const type = withoutOptional(schemaAt(schema, path));
  if (type instanceof z.ZodArray) {
    const hint = type.safeParse([]).success
      ? say`If there are none, write [] after the colon.`
      : [];
    return [...say`"${{ field }}" is empty. Begin each of its lines with "- ".`, ...hint];
  }
  if (type instanceof z.ZodObject || type instanceof z.ZodRecord) {
    return say`"${{ field }}" is empty. Write its fields below it, each indented by two spaces.`;
  }
  const reason =
    typeof path.at(-1) === 'number'
      ? say`a line of "${{ field }}" is empty.`
      : say`"${{ field }}" is empty.`;
  return [...reason, ...descriptionOf(path, schema)];
}

/** Suggests a valid value, or lists similar values. */
function choiceMessage(field: Value, choices: readonly string[], value: string): Message {
  const { hint } = advise(value, choices);
  const reason = say`"${{ field }}" cannot be "${{ value }}".`;
  if (hint.length > 0) return [...reason, ...hint];
  const similar = nearNames(value, choices);
  return similar.length > 0
    ? [
        ...reason,
        ...say`Similar names are ${{ names: similar.join(', ') }}.`,
        ...sayInReport`content/REFERENCE.md lists all.`,
      ]
    : [...reason, ...sayInReport`content/REFERENCE.md lists all names.`];
}

function typeMessage(field: Value, expected: string, input: unknown): Message {
  if (expected === 'array')
    return say`"${{ field }}" is a list. Begin each of its lines with "- ".`;
  if (expected === 'object' || expected === 'record') {
    return Array.isArray(input)
      ? say`"${{ field }}" is not a list. Write its lines without "- ".`
      : say`"${{ field }}" has fields. Write them below it, each indented by two spaces.`;
  }
  return say`"${{ field }}" is one value. Write it after the colon, not as a list or on separate lines.`;
}

/** Returns the name of a field. An item without a name has the name of its list. */
function fieldOf(path: readonly PropertyKey[]): Value {
  return asField(String(path.findLast((step) => typeof step === 'string') ?? 'this'));
}

/** Returns the description of a field for the people who write content, if there is one. */
function descriptionOf(path: readonly PropertyKey[], schema: z.ZodType): Message {
  const description = descriptionAt(schema, path);
  return description === undefined ? [] : sayInEnglish(description);
}
