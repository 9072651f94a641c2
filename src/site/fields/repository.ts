import { z } from 'zod';
import { say, toIssue } from './say.ts';

/** Accepts the name of a repository on GitHub: `owner/name`. */
export function repository(description: string) {
  return z
    .string()
    .regex(
      /^[\w-]+\/[\w.-]+$/,
      toIssue(say`Write the owner and the name of the repository, such as owner/name.`),
    )
    .meta({
      description,
      form: 'the name of a repository',
      examples: ['owner/name'],
      normalize: (input) =>
        /^(?:https:\/\/)?github\.com\/([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(input)?.[1],
    });
}
