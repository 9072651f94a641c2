import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headersFor, readHeadersFile } from './hosting/headers-file.ts';
import { serveNginx } from './nginx/serve-nginx.ts';

/**
 * Has MDN's HTTP Observatory judge the built site, which nginx serves at http://localhost and
 * https://localhost. It looks at no other ports, so this needs the right to listen there.
 */

const scanner = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const wanted = 130;

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const home = path.join(root, '.cache/observatory');

interface Verdict {
  scan: { score: number; grade: string };
  tests: Record<string, { scoreModifier: number; result: string }>;
}

/** Fetches the scanner, which is too large to be fetched by everybody; its own scripts are not run. */
async function install(): Promise<string> {
  const folder = path.join(home, 'node_modules', scanner);
  // npm installs into no folder that is not there.
  await mkdir(home, { recursive: true });
  execFileSync(
    'npm',
    ['install', '--prefix', home, '--ignore-scripts', '--no-audit', `${scanner}@${version}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  // Those would fetch the list of hosts that browsers never ask without TLS; localhost is not on it.
  await writeFile(path.join(folder, 'conf/hsts-preload.json'), '{}');
  return path.join(folder, 'src/scan.js');
}

const program = await install();
const rules = readHeadersFile(await readFile(path.join(dist, '_headers'), 'utf8'));
const server = await serveNginx(dist, headersFor(rules, '/'), { http: 80, https: 443 });
try {
  const output = execFileSync(process.execPath, [program, 'localhost'], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: server.certificate },
    encoding: 'utf8',
  });
  const { scan, tests } = JSON.parse(output) as Verdict;
  for (const [name, { scoreModifier, result }] of Object.entries(tests))
    console.log(`${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
  console.log(`${scan.score} (${scan.grade})`);
  if (scan.score < wanted) process.exitCode = 1;
} finally {
  await server.stop();
}
