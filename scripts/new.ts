import path from 'node:path';
import { Refusal } from './new/request.ts';
import { writeNew } from './new/write-new.ts';

try {
  console.log(await writeNew(path.join(import.meta.dirname, '..'), process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
