import { appendFileSync } from 'node:fs';

// Loaded into a measured command: at its end it notes its peak memory in bytes.
const notes = process.env.BENCH_MEMORY;
process.on('exit', () => {
  if (notes) appendFileSync(notes, `${process.resourceUsage().maxRSS * 1024}\n`);
});
