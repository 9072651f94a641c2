import path from 'node:path';
import { writeNew } from './new/write-new.ts';
import { printAnswer } from './refusal.ts';

await printAnswer(writeNew(path.join(import.meta.dirname, '..'), process.argv.slice(2)));
