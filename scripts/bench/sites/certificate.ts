import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as loopback from '../../loopback/certificate.ts';

/** A key and a certificate for this machine that nobody but the bench's browser trusts, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/** @throws where there is no openssl */
export async function makeCertificate(): Promise<Certificate> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-certificate-'));
  const key = path.join(folder, 'key.pem');
  const cert = path.join(folder, 'cert.pem');
  try {
    loopback.makeCertificate('openssl', cert, key);
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  } finally {
    await rm(folder, { recursive: true });
  }
}
