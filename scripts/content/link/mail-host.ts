import { closest, distance } from 'fastest-levenshtein';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { atField } from '../validate/content-file.ts';
import type { FactSource } from '../validate/facts.ts';

const common = ['gmail.com', 'hotmail.com', 'icloud.com', 'outlook.com', 'yahoo.com'];

/** Warns if the host of an e-mail address is a near miss of a common mail service. */
export function mailHost({ business: { email: find }, file }: FactSource): Diagnostic[] {
  const host = find.slice(find.indexOf('@') + 1).toLowerCase();
  const nearest = closest(host, common);
  const away = distance(host, nearest);
  // Services such as mail.com and ymail.com exist.
  if (away === 0 || away > 2 || /^(?:y|e)?mail\.com$/.test(host)) return [];
  const replace = find.slice(0, -host.length) + nearest;
  const message = `Did you mean ${replace}? "${host}" is nearly the name of a mail service.`;
  return [{ ...atField(file, ['email']), message, severity: 'warning', fix: { find, replace } }];
}
