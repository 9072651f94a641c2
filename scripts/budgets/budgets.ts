import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const bytes = z.int().positive();

/** The most that pages may weigh, in bytes on the wire. */
const schema = z.strictObject({
  /** A page with all that it needs until it is touched. */
  untouchedPage: bytes,
  /** The script that a page runs once it is alive; what is fetched when first used is not counted. */
  application: bytes,
  /** How much of a page's own words counts in both: staff may write more, and the build goes on. */
  words: bytes,
});

export type Budgets = z.infer<typeof schema>;

/**
 * Reads the budgets from package.json.
 * @param root the project's folder
 * @throws where they are missing, or are no numbers of bytes
 */
export async function readBudgets(root: string): Promise<Budgets> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8');
  return z.object({ budgets: schema }).parse(JSON.parse(text)).budgets;
}
