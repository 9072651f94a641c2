import { z } from 'zod';
import { withoutNepaliEnding } from '../../../site/fields/https-url.ts';
import { toAsciiDigits } from '../../../site/lib/digits.ts';
import { metaAt, schemaAt, withoutOptional } from '../../content-types/schema-at.ts';
import type { Explanation, Finding, Position } from '../../diagnostics/diagnostic.ts';
import { advise } from '../../diagnostics/suggest.ts';
import type { Facts } from '../facts/facts.ts';
import { explainLink } from './explain-link.ts';
import { explainClosingTime } from './closing-time.ts';
import { explainDate } from './explain-date.ts';
import { emptyMessage, issueMessage } from './issue-messages.ts';
import { phoneAdvice } from './phone-advice.ts';
import { explainUnknownNames } from './unknown-names.ts';
import { isSamePath, type Issue } from './issue.ts';
import { fromIssue, toIssue } from '../../../site/fields/say.ts';

type Path = readonly PropertyKey[];

/** The place of a value in its file. */
export interface ValuePlace {
  /** Undefined while the files that define them have errors. */
  facts: Facts | undefined;
  /** Returns the position of a value, or of its name. */
  positionOf: (path: Path, part: 'value' | 'name') => Position;
  /** Returns the position of a value that another value contradicts. */
  relatedTo?: (path: Path) => Finding['related'];
  /** Returns a better explanation of an invalid field, and the name of a field beside it whose error it includes. */
  explainField?: (path: Path) => (Explanation & { includes?: string }) | undefined;
}

/**
 * Validates a value and explains its errors, one for each path. If an unknown name is similar to a missing
 * name, both are one error.
 */
export function validateValue(
  schema: z.ZodObject,
  value: unknown,
  { facts, positionOf, relatedTo, explainField }: ValuePlace,
): { data: Record<string, unknown> } | { findings: Finding[] } {
  const result = schema.safeParse(withLists(schema, value), {
    error: (issue) => toIssue(issueMessage(issue, schema)),
    reportInput: true,
  });
  if (result.success) return { data: result.data };

  const { issues } = result.error;
  const { unknownNames, consequences } = explainUnknownNames(issues, schema);
  const names = unknownNames.map(({ path, explanation }) => ({
    path,
    finding: { ...positionOf(path, 'name'), ...explanation },
  }));
  const others = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !consequences.has(issue))
    .map((issue) => ({
      path: issue.path,
      finding: {
        ...positionOf(issue.path, issue.code === 'invalid_key' ? 'name' : 'value'),
        ...explainIssue(issue, schema, value, facts),
        related: relatedTo && findRelated(issue, relatedTo),
      },
    }));
  const errors = [...names, ...others].filter(
    ({ path }, index, all) => all.findIndex((first) => isSamePath(first.path, path)) === index,
  );
  const explained = errors.map(({ path, finding }) => {
    const { includes, ...better } = explainField?.(path) ?? {};
    const included = includes === undefined ? undefined : [...path.slice(0, -1), includes];
    return { path, included, finding: { ...finding, ...better } };
  });
  const isIncluded = (path: Path) =>
    explained.some(({ included }) => included && isSamePath(included, path));
  return {
    findings: explained.filter(({ path }) => !isIncluded(path)).map(({ finding }) => finding),
  };
}

/** Turns a single value into a list if its field accepts one value in place of a list. */
function withLists(schema: z.ZodObject, value: unknown): unknown {
  const entries = Object.entries(value as object).map(([name, field]: [string, unknown]) => [
    name,
    metaAt(schema, [name])?.acceptsOne && typeof field === 'string' ? [field] : field,
  ]);
  return Object.fromEntries(entries);
}

function explainIssue(
  issue: Issue,
  schema: z.ZodType,
  value: unknown,
  facts: Facts | undefined,
): Explanation {
  const { path } = issue;
  if (issue.code === 'invalid_key') {
    return { message: fromIssue(issue.issues[0]?.message ?? '[]'), ...fixName(issue, schema) };
  }
  const isEmpty = typeof issue.input === 'string' && issue.input.trim() === '';
  if (isEmpty) return { message: emptyMessage(path, schema) };
  const kind = metaAt(schema, path)?.kind;
  return {
    message: fromIssue(issue.message),
    ...explainMeaning(issue, schema, facts),
    ...explainClosingTime(issue, value),
    ...(kind === 'phone' && explainPhone(issue, value)),
    ...(kind === 'date' && typeof issue.input === 'string' && explainDate(issue.input)),
  };
}

/** Suggests `delivery_area` for the invalid name `Delivery area`, if the result is valid. */
function fixName({ path }: Issue, schema: z.ZodType): Pick<Explanation, 'fix'> {
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

/** Returns the position of the related field, if a refinement of the schema sets `params.related`. */
function findRelated(issue: Issue, relatedTo: (path: Path) => Finding['related']) {
  if (issue.code !== 'custom' || issue.params?.related === undefined) return undefined;
  return relatedTo([...issue.path.slice(0, -1), issue.params.related as PropertyKey]);
}

/** Returns a fix or a better message for a value whose meaning is known, such as a link. */
function explainMeaning(
  issue: Issue,
  schema: z.ZodType,
  facts: Facts | undefined,
): Partial<Explanation> {
  const { input, path } = issue;
  if (typeof input !== 'string') return {};
  if (issue.code === 'invalid_value') {
    return { fix: advise(input, issue.values.map(String)).fix };
  }
  const meta = metaAt(schema, path);
  if (meta?.kind === 'link') return explainLink(input, facts);
  const plain = withoutNepaliEnding(toAsciiDigits(input));
  const candidates = [meta?.normalize?.(plain), plain];
  const replace = candidates.find(
    (text) =>
      text !== undefined && text !== input && schemaAt(schema, path)?.safeParse(text).success,
  );
  if (replace === undefined) return {};
  const fix = { find: input, replace, safe: true } as const;
  return { fix: meta?.kind === 'picture' ? { ...fix, names: 'picture' } : fix };
}

/** Explains an invalid phone number. @param frontMatter its address defines the default country */
function explainPhone({ input }: Issue, frontMatter: unknown): Partial<Explanation> {
  const { address } = frontMatter as { address?: { country?: unknown } };
  return typeof input === 'string' ? phoneAdvice(input, address?.country) : {};
}
