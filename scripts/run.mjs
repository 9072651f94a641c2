import path from 'node:path';
import { compiled } from './compiled.mjs';

// Runs a program of the project: node scripts/run.mjs scripts/build.ts [arguments]
const [, , program = ''] = process.argv;
process.argv.splice(1, 2, path.resolve(program));
// Rolldown's allocator would keep what is no longer needed, in pages of 2 MB each.
Object.assign(process.env, { MIMALLOC_ALLOW_THP: '0', MIMALLOC_PURGE_DELAY: '0' });
// Errors then tell places in the project's files.
process.setSourceMapsEnabled(true);
const { address } = await compiled(program);
await import(address);
