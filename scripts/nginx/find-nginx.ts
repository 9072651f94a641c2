import { aptInstall, findProgram, hasApt } from '../installed/programs.ts';

/** The programs by which the built site can be served as on a host of its own. */
export interface NginxPrograms {
  nginx: string;
  /** Makes the certificate. */
  openssl: string;
}

/**
 * nginx on this machine; without it Debian's packages are installed where that is possible without
 * asking.
 * @returns undefined where neither works
 */
export function findNginx(): NginxPrograms | undefined {
  const found = installed();
  if (!found && hasApt()) aptInstall(['nginx-light', 'openssl']);
  return found ?? installed();
}

function installed(): NginxPrograms | undefined {
  const nginx = findProgram(['nginx'], ['/usr/sbin/nginx']);
  const openssl = findProgram(['openssl']);
  return nginx && openssl ? { nginx, openssl } : undefined;
}
