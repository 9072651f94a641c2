import { answer } from './in-parallel.ts';
import { compileBodies } from './compile-bodies.ts';

answer(compileBodies);
