import path from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { createServer } from 'vite';
import { phoneAccess } from './vite/staff/access/phone-access.ts';

const access = phoneAccess();
const configFile = path.join(import.meta.dirname, '../vite.config.ts');
const server = await createServer({ configFile, plugins: [access] });
await server.listen();
const { computer, phone } = access.api?.links() ?? { computer: '', phone: '' };
console.log(`
${renderUnicodeCompact(phone)}

Scan the code with the phone, or open this link on it:

  ${phone}

On this computer:

  ${computer}

Everyone who scans the code can edit the site until you stop this program with Ctrl+C.
The connection is not encrypted. Use the network of the shop, not a public one.
`);
server.bindCLIShortcuts();
