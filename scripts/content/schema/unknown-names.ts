import type { z } from 'zod';
import { namesAt } from '../content-types/schema-at.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { advise, nearest } from '../diagnostics/suggest.ts';
import { isSamePath, type Issue, type ValueDiagnostic } from './value-diagnostic.ts';

/** Reports unknown names. `explained` contains the other issues that these names cause. */
export function explainUnknownNames(issues: readonly Issue[], schema: z.ZodType) {
  const explained = new Set<Issue>();
  const diagnostics = issues.flatMap((issue): ValueDiagnostic[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const knownNames = namesAt(schema, issue.path);
    return issue.keys.map((key) => {
      const inSameMap = issues.filter(
        (other) => !explained.has(other) && isSamePath(other.path.slice(0, -1), issue.path),
      );
      const missing = inSameMap.filter(isMissing);
      // "to:" after "from:" means "until:". The errors about "until:" and "date:" have the same cause.
      const isLastDay = key === 'to' && knownNames.includes('until') && isOpenSpan(issue.input);
      const suggestion = isLastDay ? 'until' : nearest(key, missing.map(lastStep));
      const consequences = isLastDay
        ? inSameMap.filter((other) => /^(date|until)$/.test(lastStep(other)))
        : missing.filter((other) => lastStep(other) === suggestion);
      for (const other of consequences) explained.add(other);
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

/** @param suggestion the missing name that the unknown name probably means */
function explainUnknownName(
  name: string,
  suggestion: string | undefined,
  knownNames: readonly string[],
): Explanation {
  if (knownNames.length === 0) return { message: `Delete "${name}". It cannot be set here.` };
  const reason = `"${name}" is not known here.`;
  if (suggestion !== undefined) {
    const fix = { find: name, replace: suggestion, safe: true as const };
    return { message: `${reason} Did you mean "${suggestion}"?`, fix };
  }
  const { hint, fix } = advise(name, knownNames);
  return { message: reason + hint, fix };
}
