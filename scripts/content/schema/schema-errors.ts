import { z } from 'zod';
import { metaAt, namesAt, schemaAt, withoutOptional } from '../content-types/schema-at.ts';
import { emptySentence, sentence } from './sentences.ts';
import { toAsciiDigits } from '../../../src/lib/digits.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { phoneAdvice } from './phone-advice.ts';
import { explainLink } from './explain-link.ts';
import { advise, nearest } from '../diagnostics/suggest.ts';
import type { Facts } from '../text/facts.ts';

/** An error in a value, or in its name. */
export interface ValueDiagnostic extends Explanation {
  path: PropertyKey[];
  at: 'key' | 'value';
  /** The path of another value that this one contradicts. */
  related?: PropertyKey[];
}

type Issue = z.core.$ZodIssue;

/**
 * Validates a value and explains its errors. An unknown name that is similar to a missing one is
 * one error, not two.
 * @param facts undefined while the files that define them have errors
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
  const { diagnostics, explained } = explainUnknownNames(issues, schema);
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys' && !explained.has(issue))
      diagnostics.push(diagnosticOf(issue, schema, value, facts));
  }
  const isFirst = ({ path }: ValueDiagnostic, index: number) =>
    diagnostics.findIndex((diagnostic) => samePath(diagnostic.path, path)) === index;
  return { diagnostics: diagnostics.filter(isFirst) };
}

/** Reports unknown names. `explained` contains the errors about missing names that they probably mean. */
function explainUnknownNames(issues: readonly Issue[], schema: z.ZodType) {
  const explained = new Set<Issue>();
  const diagnostics = issues.flatMap((issue): ValueDiagnostic[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      const missing = issues.filter(
        (candidate) =>
          isMissing(candidate) &&
          !explained.has(candidate) &&
          samePath(candidate.path.slice(0, -1), issue.path),
      );
      const knownNames = namesAt(schema, issue.path);
      // "to:" after "from:" means "until:". The errors about the missing "until:" and "date:" have the same cause.
      const isEnd = key === 'to' && knownNames.includes('until') && isOpenSpan(issue.input);
      const suggestion = isEnd ? 'until' : nearest(key, missing.map(lastStep));
      const inSameMap = issues.filter(({ path }) => samePath(path.slice(0, -1), issue.path));
      const names = isEnd ? ['date', 'until'] : [suggestion];
      for (const candidate of isEnd ? inSameMap : missing)
        if (names.includes(lastStep(candidate))) explained.add(candidate);
      const explanation = explainUnknownName(key, suggestion, knownNames);
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

function samePath(a: readonly PropertyKey[], b: readonly PropertyKey[]): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

/** Explains an unknown name. @param suggestion the missing name that it probably means */
function explainUnknownName(
  name: string,
  suggestion: string | undefined,
  knownNames: readonly string[],
): Explanation {
  if (knownNames.length === 0) return { message: `Delete "${name}". It cannot be set here.` };
  const rule = `"${name}" is not known here.`;
  if (suggestion !== undefined) {
    const fix = { find: name, replace: suggestion, safe: true as const };
    return { message: `${rule} Did you mean "${suggestion}"?`, fix };
  }
  const { hint, fix } = advise(name, knownNames);
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
    ...(metaAt(schema, path)?.phone && explainPhone(issue, value)),
  };
}

/** Suggests the name in lower case and with underscores, if it is then valid. */
function keyFix({ path }: Issue, schema: z.ZodType): Pick<Explanation, 'fix'> {
  const find = String(path.at(-1));
  const replace = find
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
  const record = withoutOptional(schemaAt(schema, path.slice(0, -1)));
  const isValid =
    record instanceof z.ZodRecord && (record.keyType as z.ZodType).safeParse(replace).success;
  return isValid ? { fix: { find, replace } } : {};
}

/** Returns the path of the related field, if a refinement of the schema sets `params.related`. */
function relatedTo(issue: Issue): Pick<ValueDiagnostic, 'related'> {
  if (issue.code !== 'custom' || issue.params?.related === undefined) return {};
  return { related: [...issue.path.slice(0, -1), issue.params.related as PropertyKey] };
}

/** Returns a fix or a better message for a value whose meaning is known, such as a link. */
function betterExplanation(
  issue: Issue,
  meta: z.core.GlobalMeta | undefined,
  field: z.ZodType | undefined,
  facts?: Facts,
): Partial<Explanation> {
  const { input } = issue;
  if (typeof input !== 'string') return {};
  if (issue.code === 'invalid_value') {
    return { fix: advise(input, issue.values.map(String)).fix };
  }
  if (meta?.link) return explainLink(input, facts);
  const plain = toAsciiDigits(input);
  const replace = [meta?.normalize?.(plain), plain].find(
    (value) => value !== undefined && value !== input && field?.safeParse(value).success,
  );
  const names = meta?.picture && { names: 'picture' as const };
  return replace === undefined ? {} : { fix: { find: input, replace, safe: true, ...names } };
}

/** Explains an invalid phone number. @param value the front matter, which contains the shop's address */
function explainPhone({ input }: Issue, value: unknown): Partial<Explanation> {
  const { address } = value as { address?: { country?: unknown } };
  return typeof input === 'string' ? phoneAdvice(input, address?.country) : {};
}

function isEmpty(input: unknown): boolean {
  return typeof input === 'string' && input.trim() === '';
}
