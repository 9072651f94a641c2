import path from 'node:path';
import { writeTranslations } from './new/translation.ts';
import { writeNew } from './new/write-new.ts';
import { contentRootOf } from './content-root.ts';
import { printAnswer } from './user-error.ts';

async function make(args: readonly string[]): Promise<string> {
  const root = contentRootOf(path.join(import.meta.dirname, '..'));
  const [word, ...further] = args;
  return word === 'translation' ? writeTranslations(root, further) : writeNew(root, args);
}

await printAnswer(make(process.argv.slice(2)));
