import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { guard } from './guard.ts';

interface PhoneAccess {
  /** Returns the URLs of this server with the secret; undefined before the server listens. */
  links: () => { computer: string; phone: string } | undefined;
}

const pluginName = 'phone-access';

/** Opens the dev server to the local network. Every device needs the secret of 128 bits. */
export function phoneAccess(): Plugin<PhoneAccess> {
  const secret = randomBytes(16).toString('hex');
  let server: ViteDevServer;
  return {
    name: pluginName,
    // The proxy of a GitHub codespace changes the host. The guard protects the server on all hosts.
    config: () => ({ server: { host: true, allowedHosts: true } }),
    configureServer(configured) {
      server = configured;
      // Vite calls this function after the other plugins, so that it also guards their listeners.
      return () => guard(server.httpServer as Server, secret);
    },
    api: {
      links() {
        const [computer] = server.resolvedUrls?.local ?? [];
        if (!computer) return undefined;
        const phone = codespaceUrl(computer) ?? server.resolvedUrls?.network[0] ?? computer;
        return { computer: computer + secret, phone: phone + secret };
      },
    },
  };
}

/** Returns the API of the `phone-access` plugin; undefined without `npm run phone`. */
export function phoneAccessOf({ plugins = [] }: ResolvedConfig): PhoneAccess | undefined {
  return plugins.find(({ name }) => name === pluginName)?.api as PhoneAccess | undefined;
}

/** Returns the public URL of a local URL's port; undefined outside of a GitHub codespace. */
function codespaceUrl(local: string): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env;
  return name && domain && `https://${name}-${new URL(local).port}.${domain}/`;
}
