import path from 'node:path';
import { writeTranslations } from './new/translation.ts';
import { writeNew } from './new/write-new.ts';
import { contentRootOf } from './content-root.ts';
import { printResult } from './user-error.ts';

async function writeFiles(args: readonly string[]): Promise<string> {
  const root = contentRootOf(path.join(import.meta.dirname, '..'));
  const [typeName, ...furtherArgs] = args;
  return typeName === 'translation' ? writeTranslations(root, furtherArgs) : writeNew(root, args);
}

await printResult(writeFiles(process.argv.slice(2)));
