import { closest, distance } from 'fastest-levenshtein';
import { atField } from '../resolve/content-file.ts';
import type { Rule } from './rule.ts';

const commonHosts = ['gmail.com', 'hotmail.com', 'icloud.com', 'outlook.com', 'yahoo.com'];

export const mailHost: Rule = {
  id: 'mail-host',
  level: 'warning',
  scope: 'site',
  summary: 'The host of the e-mail address is spelt right.',
  check({ defaultLanguage: { factSource } }) {
    if (!factSource) return [];
    const { email } = factSource.business;
    const host = email.slice(email.indexOf('@') + 1).toLowerCase();
    const nearest = closest(host, commonHosts);
    const edits = distance(host, nearest);
    // Services such as mail.com and ymail.com exist.
    if (edits === 0 || edits > 2 || /^(?:y|e)?mail\.com$/.test(host)) return [];
    const replace = email.slice(0, -host.length) + nearest;
    const message = `Did you mean ${replace}? "${host}" is nearly the name of a mail service.`;
    return [{ ...atField(factSource.file, ['email']), message, fix: { find: email, replace } }];
  },
};
