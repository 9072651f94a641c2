import { answer } from '../content/in-parallel.ts';
import { prepareFiles } from './prepare-files.ts';

await answer(prepareFiles);
