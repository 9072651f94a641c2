import { examineNoted } from './examine-noted.ts';
import { answer } from './in-parallel.ts';

await answer(examineNoted);
