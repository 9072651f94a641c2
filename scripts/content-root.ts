import { existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.ts';

/**
 * The folder that holds content/: the project's own, or the one that CONTENT_ROOT names.
 * @param project the project's folder, from which a relative path leads on
 * @param settings what the environment says, else `.env`
 * @throws Refusal where there is no content/
 */
export function contentRootOf(project: string, settings = readSettings(project)): string {
  const root = path.resolve(project, settings.CONTENT_ROOT || '.');
  if (existsSync(path.join(root, 'content/'))) return root;
  throw new Refusal(`${root} holds no folder content/; CONTENT_ROOT can name a folder that does.`);
}

function readSettings(project: string): NodeJS.ProcessEnv {
  const file = path.join(project, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}
