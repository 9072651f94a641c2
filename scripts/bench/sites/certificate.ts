import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A key and a certificate for 127.0.0.1 that nobody but the bench's browser trusts, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/** @throws where there is no openssl */
export async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const kind =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1';
  const files = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert];
  try {
    await promisify(execFile)('openssl', ['req', ...kind.split(' '), ...files] as string[]);
    return { key: await readFile(key ?? '', 'utf8'), cert: await readFile(cert ?? '', 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
}
