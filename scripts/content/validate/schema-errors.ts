import { z } from 'zod';
import {
  descriptionAt,
  metaAt,
  namesAt,
  schemaAt,
  withoutOptional,
} from '../content-types/schema-at.ts';
import { asciiDigits } from '../../../src/lib/digits.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import type { Facts } from './facts.ts';
import { phoneAdvice } from './phone-advice.ts';
import { strayLink } from './stray-link.ts';
import { advise, nearest, nearNames } from '../diagnostics/suggest.ts';

/** A diagnostic in a value, with the path to the part of it that is wrong: its name or its content. */
export interface ValueDiagnostic extends Explanation {
  path: PropertyKey[];
  at: 'key' | 'value';
  /** The path to another part that it contradicts. */
  related?: PropertyKey[];
}

type Issue = z.core.$ZodIssue;

/**
 * Validates a value and words every diagnostic for people; zod's own messages never show. An unknown
 * name and a similar one that is missing become one diagnostic, and each value has at most one.
 * @param facts those of the shop, once they are known
 */
export function validateValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  facts?: Facts,
): { data: z.infer<Schema> } | { diagnostics: ValueDiagnostic[] } {
  const result = schema.safeParse(value, {
    error: (issue) => sentence(issue, schema),
    reportInput: true,
  });
  if (result.success) return { data: result.data };

  const { issues } = result.error;
  const { diagnostics, explained } = unknownNames(issues, schema);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys' && !explained.has(issue))
      diagnostics.push(diagnosticOf(issue, schema, value, facts));
  }
  const isFirst = ({ path }: ValueDiagnostic, index: number) =>
    diagnostics.findIndex((other) => samePath(other.path, path)) === index;
  return { diagnostics: diagnostics.filter(isFirst) };
}

/** The names that the schema does not know; `explained` are the missing ones that they were meant to be. */
function unknownNames(issues: readonly Issue[], schema: z.ZodType) {
  const explained = new Set<Issue>();
  const diagnostics = issues.flatMap((issue): ValueDiagnostic[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const missing = issues.filter(
        (other) =>
          isMissing(other) &&
          !explained.has(other) &&
          samePath(other.path.slice(0, -1), issue.path),
      );
      const known = namesAt(schema, issue.path);
      const isEnd = key === 'to' && known.includes('until') && isOpenSpan(issue.input);
      const meant = isEnd ? 'until' : nearest(key, missing.map(lastStep));
      const ofMap = issues.filter(({ path }) => samePath(path.slice(0, -1), issue.path));
      const names = isEnd ? ['date', 'until'] : [meant];
      for (const twin of isEnd ? ofMap : missing)
        if (names.includes(lastStep(twin))) explained.add(twin);
      const explanation = unknownName(key, meant, known);
      return { path: [...issue.path, key], at: 'key', ...explanation };
    });
  });
  return { diagnostics, explained };
}

/** Returns true if a map has a first day but no last day. */
function isOpenSpan(map: unknown): boolean {
  return Object.hasOwn(map as object, 'from') && !Object.hasOwn(map as object, 'until');
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
  if (known.length === 0) return { message: `"${name}" cannot be set here; remove it` };
  const rule = `"${name}" is not known here`;
  if (meant !== undefined) {
    const fix = { find: name, replace: meant, safe: true as const };
    return { message: `${rule}; did you mean "${meant}"?`, fix };
  }
  const { hint, fix } = advise(name, known);
  return { message: rule + hint, fix };
}

function diagnosticOf(
  issue: Issue,
  schema: z.ZodType,
  value: unknown,
  facts?: Facts,
): ValueDiagnostic {
  const { path } = issue;
  if (issue.code === 'invalid_key') {
    return { path, at: 'key', message: issue.issues[0]?.message ?? '', ...keyFix(issue, schema) };
  }
  if (isEmpty(issue.input)) return { path, at: 'value', message: emptySentence(path, schema) };
  return {
    path,
    at: 'value',
    message: issue.message,
    ...relatedTo(issue),
    ...betterExplanation(issue, metaAt(schema, path), schemaAt(schema, path), facts),
    ...(metaAt(schema, path)?.phone && aboutPhone(issue, value)),
  };
}

/** The name that a key was meant to be, in lower case and with underscores. */
function keyFix({ path }: Issue, schema: z.ZodType): Pick<Explanation, 'fix'> {
  const find = String(path.at(-1));
  const replace = find
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const record = withoutOptional(schemaAt(schema, path.slice(0, -1)));
  const isRight =
    record instanceof z.ZodRecord && (record.keyType as z.ZodType).safeParse(replace).success;
  return isRight ? { fix: { find, replace } } : {};
}

/** A check of several values names in `params.related` which neighbour of its path it compares with. */
function relatedTo(issue: Issue): Pick<ValueDiagnostic, 'related'> {
  if (issue.code !== 'custom' || issue.params?.related === undefined) return {};
  return { related: [...issue.path.slice(0, -1), issue.params.related as PropertyKey] };
}

/** A better message or a fix where it is known what a value was meant to be. */
function betterExplanation(
  issue: Issue,
  meta: z.core.GlobalMeta | undefined,
  leaf: z.ZodType | undefined,
  facts?: Facts,
): Partial<Explanation> {
  const { input } = issue;
  if (typeof input !== 'string') return {};
  if (issue.code === 'invalid_value') {
    return { fix: advise(input, issue.values.map(String)).fix };
  }
  if (meta?.link) return strayLink(input, facts);
  const plain = asciiDigits(input);
  const replace = [meta?.meant?.(plain), plain].find(
    (value) => value !== undefined && value !== input && leaf?.safeParse(value).success,
  );
  const names = meta?.picture && { names: 'picture' as const };
  return replace === undefined ? {} : { fix: { find: input, replace, safe: true, ...names } };
}

/** @param value the facts of the shop, as far as they are there */
function aboutPhone({ input }: Issue, value: unknown): Partial<Explanation> {
  const { address } = value as { address?: { country?: unknown } };
  return typeof input === 'string' ? phoneAdvice(input, address?.country) : {};
}

function isEmpty(input: unknown): boolean {
  return typeof input === 'string' && input.trim() === '';
}

/** The message of an issue for which the schema has none of its own. */
function sentence(issue: z.core.$ZodRawIssue, schema: z.ZodType): string {
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
      return `${name} needs at least one line that begins with "- "`;
    default:
      return `${name} cannot be read`;
  }
}

/** Says that a field is missing, and what it is for. */
export function missingSentence(path: readonly PropertyKey[], schema: z.ZodType): string {
  return `${nameOf(path)} is missing${description(path, schema)}`;
}

/** What may be written instead; of many choices, such as the icons, one that is nearly the same. */
function choiceSentence(name: string, choices: readonly string[], written: string): string {
  const { hint, fix } = advise(written, choices);
  const rule = `${name} cannot be "${written}"`;
  if (fix || hint !== '') return rule + hint;
  const near = nearNames(written, choices);
  if (near.length > 0)
    return `${rule}. Similar names are ${near.join(', ')}. content/REFERENCE.md lists all.`;
  return `${rule}, which is not known; content/REFERENCE.md lists all`;
}

/** The name that a writer knows: a line of a list goes by the name of the list. */
function nameOf(path: readonly PropertyKey[]): string {
  return `"${String(path.findLast((step) => typeof step === 'string') ?? 'this')}"`;
}

function description(path: readonly PropertyKey[], schema: z.ZodType): string {
  const text = descriptionAt(schema, path);
  if (text === undefined) return '';
  return `: ${text.replace(/^./, (first) => first.toLowerCase()).replace(/\.$/, '')}`;
}

function typeSentence(name: string, expected: string, input: unknown): string {
  if (expected === 'array') return `${name} is a list; begin each of its lines with "- "`;
  if (expected === 'object' || expected === 'record') {
    return Array.isArray(input)
      ? `${name} is no list; write its lines without "- "`
      : `${name} has fields of its own; write them below it, each indented by two spaces`;
  }
  return `${name} is one value; write it after the colon, not as a list or on lines of its own`;
}

function emptySentence(path: readonly PropertyKey[], schema: z.ZodType): string {
  const name = nameOf(path);
  const here = withoutOptional(schemaAt(schema, path));
  if (here instanceof z.ZodArray) {
    const orNone = here.safeParse([]).success ? ', or write [] after it for none' : '';
    return `${name} is empty; begin each of its lines with "- "${orNone}`;
  }
  if (here instanceof z.ZodObject || here instanceof z.ZodRecord) {
    return `${name} is empty; write its fields below it, each indented by two spaces`;
  }
  const subject = typeof path.at(-1) === 'number' ? `a line of ${name}` : name;
  return `${subject} is empty${description(path, schema)}`;
}
