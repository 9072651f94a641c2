import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './user-error.ts';

/**
 * Returns the folder that contains content/: the project, or the folder in CONTENT_ROOT.
 * @param project the project's folder; CONTENT_ROOT is relative to it
 * @param settings the environment variables; the default includes those in `.env`
 * @throws UserError if the folder contains no content/
 */
export function contentRootOf(project: string, settings?: NodeJS.ProcessEnv): string {
  const { CONTENT_ROOT } = settings ?? readSettings(project);
  const root = path.resolve(project, CONTENT_ROOT || '.');
  if (existsSync(path.join(root, 'content/'))) return root;
  throw new UserError(
    `${root} contains no folder content/. Set CONTENT_ROOT to a folder that contains one.`,
  );
}

function readSettings(project: string): NodeJS.ProcessEnv {
  const file = path.join(project, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
