import { answer } from './in-parallel.ts';
import { prepareFiles } from './prepare-files.ts';

answer(prepareFiles);
