import { z } from 'zod';
import { plainName } from '../../../src/fields/name.ts';
import { descriptionAt, namesAt, schemaAt, withoutOptional } from './schema-at.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { strayLink } from './stray-link.ts';
import { advise, nearest } from '../diagnostics/suggest.ts';

/** A diagnostic in a value: which part of it, whether its name or its content is meant, and the words. */
export interface ValueDiagnostic extends Explanation {
  path: PropertyKey[];
  at: 'key' | 'value';
}

type Issue = z.core.$ZodIssue;

/**
 * Validates a value and words every diagnostic for people; the library's own words never show.
 * A name that is unknown and a near one that is missing are told as the one slip that they are, and
 * of each value only the first diagnostic is told.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { data: z.infer<Schema> } | { diagnostics: ValueDiagnostic[] } {
  const result = schema.safeParse(value, {
    error: (issue) => sentence(issue, schema),
    reportInput: true,
  });
  if (result.success) return { data: result.data };

  const { issues } = result.error;
  const { diagnostics, told } = unknownNames(issues, schema);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys' && !told.has(issue))
      diagnostics.push(faultOf(issue, schema));
  }
  const isFirst = ({ path }: ValueDiagnostic, index: number) =>
    diagnostics.findIndex((other) => samePath(other.path, path)) === index;
  return { diagnostics: diagnostics.filter(isFirst) };
}

/** The names that the schema does not know; `told` are the missing ones that they were meant to be. */
function unknownNames(issues: readonly Issue[], schema: z.ZodType) {
  const told = new Set<Issue>();
  const diagnostics = issues.flatMap((issue): ValueDiagnostic[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const missing = issues.filter(
        (other) =>
          isMissing(other) && !told.has(other) && samePath(other.path.slice(0, -1), issue.path),
      );
      const meant = nearest(key, missing.map(lastStep));
      const twin = missing.find((other) => lastStep(other) === meant);
      if (twin) told.add(twin);
      const explanation = unknownName(key, meant, namesAt(schema, issue.path));
      return { path: [...issue.path, key], at: 'key', ...explanation };
    });
  });
  return { diagnostics, told };
}

function isMissing(issue: Issue): boolean {
  return issue.code !== 'unrecognized_keys' && issue.code !== 'custom' && issue.input === undefined;
}

function lastStep({ path }: Issue): string {
  return String(path.at(-1));
}

function samePath(one: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** @param meant the missing name that it stands for, if it can only be that one */
function unknownName(
  name: string,
  meant: string | undefined,
  known: readonly string[],
): Explanation {
  if (known.length === 0) return { message: `"${name}" is not known here; nothing can be set` };
  const { hint, fix } = advise(name, meant === undefined ? known : [meant]);
  const message = `"${name}" is not known here${hint}`;
  return { message, fix: fix && meant ? { ...fix, safe: true } : fix };
}

function faultOf(issue: Issue, schema: z.ZodType): ValueDiagnostic {
  const { path } = issue;
  if (issue.code === 'invalid_key') {
    return { path, at: 'key', message: issue.issues[0]?.message ?? '' };
  }
  if (isEmpty(issue.input)) return { path, at: 'value', message: emptySentence(path, schema) };
  return {
    path,
    at: 'value',
    message: issue.message,
    ...fixOf(issue, withoutOptional(schemaAt(schema, path))),
  };
}

/** A better sentence and a fix where a value is one slip away from what was meant. */
function fixOf(issue: Issue, leaf: z.ZodType | undefined): Partial<Explanation> {
  if (typeof issue.input !== 'string') return {};
  if (issue.code === 'invalid_value') {
    return { fix: advise(issue.input, issue.values.map(String)).fix };
  }
  const { link, picture } = leaf?.meta() ?? {};
  if (picture) {
    const replace = plainName(issue.input.replace(/\.\w+$/, ''));
    return replace === '' ? {} : { fix: { find: issue.input, replace, safe: true } };
  }
  return link ? strayLink(issue.input) : {};
}

function isEmpty(input: unknown): boolean {
  return typeof input === 'string' && input.trim() === '';
}

/** One sentence for a diagnostic that the schema itself words not. */
function sentence(issue: z.core.$ZodRawIssue, schema: z.ZodType): string {
  const path = issue.path ?? [];
  const name = nameOf(path);
  if (issue.input === undefined) return `${name} is missing${description(path, schema)}`;
  switch (issue.code) {
    case 'invalid_value':
      return typeof issue.input === 'string'
        ? `"${issue.input}" is not one of the words allowed for ${name}${advise(issue.input, issue.values.map(String)).hint}`
        : typeSentence(name, 'string', issue.input);
    case 'invalid_type':
      return typeSentence(name, issue.expected, issue.input);
    case 'too_small':
      return `${name} needs at least one line that begins with "- "`;
    default:
      return `${name} cannot be read`;
  }
}

/** The name that a writer knows: a line of a list goes by the name of the list. */
function nameOf(path: readonly PropertyKey[]): string {
  return `"${String(path.findLast((step) => typeof step === 'string') ?? 'this')}"`;
}

function description(path: readonly PropertyKey[], schema: z.ZodType): string {
  const words = descriptionAt(schema, path);
  if (words === undefined) return '';
  return `: ${words.replace(/^./, (first) => first.toLowerCase()).replace(/\.$/, '')}`;
}

function typeSentence(name: string, expected: string, input: unknown): string {
  if (expected === 'array') return `${name} is a list; begin each of its lines with "- "`;
  if (expected === 'object' || expected === 'record') {
    return Array.isArray(input)
      ? `${name} is no list; write its lines without "- "`
      : `${name} holds lines of its own; write them below it, each indented by two spaces`;
  }
  return `${name} is one piece of text, not a list and not lines of its own`;
}

function emptySentence(path: readonly PropertyKey[], schema: z.ZodType): string {
  const name = nameOf(path);
  const here = withoutOptional(schemaAt(schema, path));
  if (here instanceof z.ZodArray) {
    const orNone = here.safeParse([]).success ? ', or write [] behind it for none' : '';
    return `${name} is empty; begin each of its lines with "- "${orNone}`;
  }
  if (here instanceof z.ZodObject || here instanceof z.ZodRecord) {
    return `${name} is empty; write its lines below it, each indented by two spaces`;
  }
  const subject = typeof path.at(-1) === 'number' ? `a line of ${name}` : name;
  return `${subject} is empty${description(path, schema)}`;
}
