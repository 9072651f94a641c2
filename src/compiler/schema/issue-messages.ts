import { z } from 'zod';
import { descriptionAt, schemaAt, withoutOptional } from '../content-types/schema-at.ts';
import { advise, nearNames } from '../diagnostics/suggest.ts';

/** Returns the message for an issue if the schema does not define a message. */
export function issueMessage(issue: z.core.$ZodRawIssue, schema: z.ZodType): string {
  const path = issue.path ?? [];
  const name = nameOf(path);
  if (issue.input === undefined) return missingMessage(path, schema);
  switch (issue.code) {
    case 'invalid_value':
      return typeof issue.input === 'string'
        ? choiceMessage(name, issue.values.map(String), issue.input)
        : typeMessage(name, 'string', issue.input);
    case 'invalid_type':
      return typeMessage(name, issue.expected, issue.input);
    case 'too_small': // A list: `emptyMessage` explains empty text.
      return `${name} needs at least one line that begins with "- ".`;
    default:
      return `${name} cannot be read.`;
  }
}

export function missingMessage(path: readonly PropertyKey[], schema: z.ZodType): string {
  return `${nameOf(path)} is missing${withDescription(path, schema)}`;
}

export function emptyMessage(path: readonly PropertyKey[], schema: z.ZodType): string {
  const name = nameOf(path);
  const field = withoutOptional(schemaAt(schema, path));
  if (field instanceof z.ZodArray) {
    const hint = field.safeParse([]).success ? ' If there are none, write [] after the colon.' : '';
    return `${name} is empty. Begin each of its lines with "- ".${hint}`;
  }
  if (field instanceof z.ZodObject || field instanceof z.ZodRecord) {
    return `${name} is empty. Write its fields below it, each indented by two spaces.`;
  }
  const subject = typeof path.at(-1) === 'number' ? `a line of ${name}` : name;
  return `${subject} is empty${withDescription(path, schema)}`;
}

/** Suggests a valid value, or lists similar values. */
function choiceMessage(name: string, choices: readonly string[], value: string): string {
  const { hint } = advise(value, choices);
  const reason = `${name} cannot be "${value}".`;
  if (hint !== '') return reason + hint;
  const similar = nearNames(value, choices);
  return similar.length > 0
    ? `${reason} Similar names are ${similar.join(', ')}. content/REFERENCE.md lists all.`
    : `${reason} content/REFERENCE.md lists all names.`;
}

function typeMessage(name: string, expected: string, input: unknown): string {
  if (expected === 'array') return `${name} is a list. Begin each of its lines with "- ".`;
  if (expected === 'object' || expected === 'record') {
    return Array.isArray(input)
      ? `${name} is not a list. Write its lines without "- ".`
      : `${name} has fields. Write them below it, each indented by two spaces.`;
  }
  return `${name} is one value. Write it after the colon, not as a list or on separate lines.`;
}

/** Returns the name of a field in quotes. An item without a name has the name of its list. */
function nameOf(path: readonly PropertyKey[]): string {
  return `"${String(path.findLast((step) => typeof step === 'string') ?? 'this')}"`;
}

/** Returns the full stop of a message and, if there is one, the description of the field. */
function withDescription(path: readonly PropertyKey[], schema: z.ZodType): string {
  const description = descriptionAt(schema, path);
  return description === undefined ? '.' : `. ${description}`;
}
