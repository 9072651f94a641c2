import { renderUnicodeCompact } from 'uqr';
import { en } from '../../src/staff/words/en.ts';
import type { CheckedToken } from './check-token.ts';

interface Pairing extends CheckedToken {
  /** The public URL of the site. */
  website: string;
  token: string;
}

/**
 * Returns the QR code of the link that connects a phone. Browsers send the part after # to no
 * server. The link is not shown as text, because terminals keep their text.
 */
export function pairingCode({ website, token, until, weakness }: Pairing): string {
  const url = `${website}/staff#${new URLSearchParams({ token, until }).toString()}`;
  const warning = weakness
    ? [`${en.weaknesses[weakness]} Step 2 of "Connect a phone" in content/SETUP.md says how.\n`]
    : [];
  return [
    `\n${renderUnicodeCompact(url)}\n`,
    'Scan the code with the camera of the phone. Everyone who scans it can send changes, so show it to nobody else.',
    `The phone can change the site until ${until}. Two weeks before, it asks for a new code.\n`,
    ...warning,
  ].join('\n');
}
