import path from 'node:path';
import { writeTranslations } from './new/translation.ts';
import { writeNew } from './new/write-new.ts';
import { printAnswer } from './refusal.ts';

const root = path.join(import.meta.dirname, '..');
const [word, ...further] = process.argv.slice(2);
await printAnswer(
  word === 'translation' ? writeTranslations(root, further) : writeNew(root, process.argv.slice(2)),
);
