import path from 'node:path';
import { report } from '../src/compiler/diagnostics/report.ts';
import { contentRootOf } from './content-root.ts';
import { askSecret } from './pair/ask-secret.ts';
import { checkToken } from './pair/check-token.ts';
import { pairingCode } from './pair/pairing-code.ts';
import { load } from './read/load.ts';
import { printResult, UserError } from './user-error.ts';

/** Asks for a token, checks it, and returns the QR code that connects a phone. */
async function pair(): Promise<string> {
  const { model, diagnostics, files } = await load(
    contentRootOf(path.join(import.meta.dirname, '..')),
  );
  if (!model) throw new UserError(report({ diagnostics, files }));
  const { repository, website } = model.site.business;
  if (!repository || !website)
    throw new UserError(
      'A phone needs the place of the site. Write "website:" and "repository:" in content/site/business.mdx, and publish the site.',
    );
  const token = await askSecret(`Paste the token for ${repository}, and press Enter: `);
  return pairingCode({ website, token, ...(await checkToken(repository, token)) });
}

await printResult(pair());
