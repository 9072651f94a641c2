import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readOptions, type BenchOptions } from './bench/options.ts';
import { partNames, parts, type Part } from './bench/parts.ts';
import type { Result } from './bench/result.ts';
import { table } from './bench/table.ts';
import { openWorkshop } from './bench/workshop.ts';

const root = path.join(import.meta.dirname, '..');
const machine = {
  processor: os.cpus()[0]?.model ?? '',
  cores: os.cpus().length,
  system: `${os.type()} ${os.release()}`,
  node: process.version,
};

async function bench({ parts: chosen, runs, json }: BenchOptions<Part>) {
  const workshop = openWorkshop(root, runs);
  const results: Partial<Record<Part, Result[]>> = {};
  const stop = () => void workshop.close().finally(() => process.exit(130));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for (const part of chosen) {
      try {
        results[part] = await parts[part](workshop);
        console.log(`${table(part, results[part])}\n`);
      } catch (error) {
        console.error(`${part} failed; the parts behind it go on.\n`, error);
        process.exitCode = 1;
      }
    }
  } finally {
    await workshop.close();
    if (json) await writeFile(json, `${JSON.stringify({ machine, results }, null, 2)}\n`);
  }
}

const options = readOptions(process.argv.slice(2), partNames);
if ('refusal' in options) {
  console.error(options.refusal);
  process.exitCode = 2;
} else {
  console.log(`${Object.values(machine).join(', ')}\n`);
  await bench(options);
}
