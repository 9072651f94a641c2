import { contactNames, linkAdvice, parseLinkTarget } from '../../../src/fields/link-target.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import { advise } from '../diagnostics/suggest.ts';
import { withoutUnseen } from '../diagnostics/invisible.ts';

/** Explains a link that cannot be read, with a fix where a typing error is likely. */
export function strayLink(link: string): Explanation {
  const replace = withoutUnseen(link);
  if (replace !== link && parseLinkTarget(replace)) {
    const message = 'there are invisible characters in this link; type it again';
    return { message, fix: { find: link, replace, safe: true } };
  }
  const { hint, fix } = advise(link, contactNames);
  return fix ? { message: `"${link}" is not a link${hint}`, fix } : { message: linkAdvice(link) };
}
