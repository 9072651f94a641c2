import { execFileSync } from 'node:child_process';

/**
 * Writes a certificate for `localhost` and 127.0.0.1, signed by itself and good for two days.
 * @param openssl the program
 * @param certificate the file for the certificate, as PEM
 * @param key the file for its key, as PEM
 */
export function makeCertificate(openssl: string, certificate: string, key: string) {
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync(
    openssl,
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
      .concat(names)
      .concat(['-out', certificate, '-keyout', key]),
    { stdio: 'ignore' },
  );
}
