import { z } from 'zod';
import { descriptionAt, schemaAt, withoutOptional } from '../content-types/schema-at.ts';
import { advise, nearNames } from '../diagnostics/suggest.ts';

/** Returns the message for an issue if the schema does not define one. */
export function sentence(issue: z.core.$ZodRawIssue, schema: z.ZodType): string {
  const path = issue.path ?? [];
  const name = nameOf(path);
  if (issue.input === undefined) return missingSentence(path, schema);
  switch (issue.code) {
    case 'invalid_value':
      return typeof issue.input === 'string'
        ? choiceSentence(name, issue.values.map(String), issue.input)
        : typeSentence(name, 'string', issue.input);
    case 'invalid_type':
      return typeSentence(name, issue.expected, issue.input);
    case 'too_small':
      return `${name} needs at least one line that begins with "- ".`;
    default:
      return `${name} cannot be read.`;
  }
}

export function missingSentence(path: readonly PropertyKey[], schema: z.ZodType): string {
  return `${nameOf(path)} is missing${description(path, schema)}`;
}

/** Suggests a valid value, or lists similar ones. */
function choiceSentence(name: string, choices: readonly string[], value: string): string {
  const { hint, fix } = advise(value, choices);
  const rule = `${name} cannot be "${value}".`;
  if (fix || hint !== '') return rule + hint;
  const similar = nearNames(value, choices);
  if (similar.length > 0)
    return `${rule} Similar names are ${similar.join(', ')}. content/REFERENCE.md lists all.`;
  return `${rule} content/REFERENCE.md lists all names.`;
}

/** Returns the name of a field. An item without a name has the name of its list. */
function nameOf(path: readonly PropertyKey[]): string {
  return `"${String(path.findLast((step) => typeof step === 'string') ?? 'this')}"`;
}

function description(path: readonly PropertyKey[], schema: z.ZodType): string {
  const text = descriptionAt(schema, path);
  if (text === undefined) return '.';
  return `. ${text}`;
}

function typeSentence(name: string, expected: string, input: unknown): string {
  if (expected === 'array') return `${name} is a list. Begin each of its lines with "- ".`;
  if (expected === 'object' || expected === 'record') {
    return Array.isArray(input)
      ? `${name} is not a list. Write its lines without "- ".`
      : `${name} has fields. Write them below it, each indented by two spaces.`;
  }
  return `${name} is one value. Write it after the colon, not as a list or on separate lines.`;
}

export function emptySentence(path: readonly PropertyKey[], schema: z.ZodType): string {
  const name = nameOf(path);
  const inner = withoutOptional(schemaAt(schema, path));
  if (inner instanceof z.ZodArray) {
    const orNone = inner.safeParse([]).success ? ' For none, write [] after it.' : '';
    return `${name} is empty. Begin each of its lines with "- ".${orNone}`;
  }
  if (inner instanceof z.ZodObject || inner instanceof z.ZodRecord) {
    return `${name} is empty. Write its fields below it, each indented by two spaces.`;
  }
  const subject = typeof path.at(-1) === 'number' ? `a line of ${name}` : name;
  return `${subject} is empty${description(path, schema)}`;
}
