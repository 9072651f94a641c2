import type { z } from 'zod';
import { namesAt } from '../../content-types/schema-at.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { advise, nearest } from '../../diagnostics/suggest.ts';
import { isSamePath, type Issue } from './issue.ts';
import { say } from '../../../site/fields/say.ts';

/**
 * Explains unknown names, each with its path. `consequences` contains the other issues that these names
 * cause.
 */
export function explainUnknownNames(issues: readonly Issue[], schema: z.ZodType) {
  const unknownNames: { path: PropertyKey[]; explanation: Explanation }[] = [];
  const consequences = new Set<Issue>();
  for (const keyIssue of issues) {
    if (keyIssue.code !== 'unrecognized_keys') continue;
    const { path, input } = keyIssue;
    const knownNames = namesAt(schema, path);
    for (const name of keyIssue.keys) {
      const issuesInMap = issues.filter(
        (issue) => !consequences.has(issue) && isSamePath(issue.path.slice(0, -1), path),
      );
      const missing = issuesInMap.filter(isMissing);
      // "to:" after "from:" means "until:". It also causes errors about "until:" and "date:".
      const meansUntil = name === 'to' && knownNames.includes('until') && isOpenSpan(input);
      const suggestion = meansUntil ? 'until' : nearest(name, missing.map(nameOf));
      const causedIssues = meansUntil
        ? issuesInMap.filter((issue) => /^(date|until)$/.test(nameOf(issue)))
        : missing.filter((issue) => nameOf(issue) === suggestion);
      for (const issue of causedIssues) consequences.add(issue);
      const explanation = explainUnknownName(name, suggestion, knownNames);
      unknownNames.push({ path: [...path, name], explanation });
    }
  }
  return { unknownNames, consequences };
}

/** Returns true if a map has a first day but no last day. */
function isOpenSpan(map: unknown): boolean {
  return Object.hasOwn(map as object, 'from') && !Object.hasOwn(map as object, 'until');
}

function isMissing(issue: Issue): boolean {
  return issue.code !== 'unrecognized_keys' && issue.code !== 'custom' && issue.input === undefined;
}

/** Returns the name of the field that an issue is about. */
function nameOf({ path }: Issue): string {
  return String(path.at(-1));
}

/** @param suggestion the missing name that the unknown name probably means */
function explainUnknownName(
  name: string,
  suggestion: string | undefined,
  knownNames: readonly string[],
): Explanation {
  if (knownNames.length === 0)
    return { message: say`Delete "${{ name }}". It cannot be set here.` };
  const reason = say`"${{ name }}" is not known here.`;
  if (suggestion !== undefined) {
    const fix = { find: name, replace: suggestion, safe: true as const };
    return { message: [...reason, ...say`Did you mean "${{ choice: suggestion }}"?`], fix };
  }
  const { hint, fix } = advise(name, knownNames);
  return { message: [...reason, ...hint], fix };
}
