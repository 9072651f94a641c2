import path from 'node:path';
import { writeNew } from './new/write-new.ts';

const { done, words } = await writeNew(path.join(import.meta.dirname, '..'), process.argv.slice(2));
if (done) {
  console.log(words);
} else {
  console.error(words);
  process.exitCode = 1;
}
