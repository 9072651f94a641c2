import path from 'node:path';
import { compiled } from './compiled.mjs';

// Runs a program of the project: node scripts/run.mjs scripts/build.ts [arguments]
const [, , program = ''] = process.argv;
process.argv.splice(1, 2, path.resolve(program));
// Errors then tell places in the project's files.
process.setSourceMapsEnabled(true);
const { address } = await compiled(program);
await import(address);
